import { useState } from 'react'

/**
 * An id for each entry of a list, which stays with it when it moves. Entries have none in the
 * file, so whatever others add or remove is taken to be at the end.
 */
export function useEntryIds(count: number) {
  const [state, setState] = useState(() => ({ ids: numbers(0, count), next: count }))
  let { ids, next } = state
  if (ids.length !== count) {
    const lacking = Math.max(0, count - ids.length)
    ids = [...ids.slice(0, count), ...numbers(next, lacking)]
    next += lacking
    setState({ ids, next })
  }
  return {
    ids,
    removed: (index: number) => setState({ ids: ids.toSpliced(index, 1), next }),
    moved(from: number, to: number) {
      const others = ids.toSpliced(from, 1)
      setState({ ids: others.toSpliced(to, 0, ids[from] ?? next), next })
    },
  }
}

const numbers = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => start + index)

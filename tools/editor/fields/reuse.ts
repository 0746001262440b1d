import { useState } from 'react'

/** `next` with each part that has not changed taken from `previous`, so that it compares as equal. */
function reuse<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next) || !isTree(previous) || !isTree(next)) return next
  if (Array.isArray(previous) !== Array.isArray(next)) return next
  const parts = Object.entries(next).map(
    ([key, part]) => [key, reuse(previous[key], part)] as const,
  )
  const isSame =
    Object.keys(previous).length === parts.length &&
    parts.every(([key, part]) => key in previous && previous[key] === part)
  if (isSame) return previous as Value
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The value, with the parts of the last one that have not changed: for components that are memoised. */
export function useReused<Value>(value: Value): Value {
  const [last, setLast] = useState(value)
  const reused = reuse(last, value)
  if (reused !== last) setLast(reused)
  return reused
}

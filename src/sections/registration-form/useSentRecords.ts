import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RecordStore } from '../../registration/ports'
import { isSameRecord, type SentRecord } from '../../registration/sentRecords'

/**
 * The records of what was sent that this browser keeps, latest first.
 *
 * @param onRemove called with each that is removed, here or in another tab
 */
export function useSentRecords(store: RecordStore, onRemove: (record: SentRecord) => void) {
  const [list, setList] = useState<readonly SentRecord[]>([])
  const heading = useRef<HTMLHeadingElement>(null)

  // Before the first paint, so that nothing flickers.
  useLayoutEffect(() => {
    const records = store.load()
    if (records.length > 0) setList(records)
  }, [store])

  const update = () => {
    const records = store.load()
    setList(records)
    for (const record of list) if (!records.some((r) => isSameRecord(r, record))) onRemove(record)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is new on each render
  useEffect(() => store.watch(update), [store, list])

  return {
    list,
    /** Takes the focus from a record that is removed. */
    heading,
    keep: (record: SentRecord) => {
      store.keep(record)
      setList(store.load())
    },
    remove: (record: SentRecord) => {
      store.remove(record)
      update()
      heading.current?.focus()
    },
  }
}

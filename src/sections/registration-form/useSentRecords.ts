import { useLayoutEffect, useRef, useState } from 'react'
import type { RecordStore } from '../../registration/ports'
import type { SentRecord } from '../../registration/sentRecords'

/** The records of what was sent that this browser keeps, latest first. */
export function useSentRecords(store: RecordStore, onRemove: (reference: string) => void) {
  const [list, setList] = useState<readonly SentRecord[]>([])
  const heading = useRef<HTMLHeadingElement>(null)

  // Before the first paint, so that nothing flickers.
  useLayoutEffect(() => {
    const records = store.load()
    if (records.length > 0) setList(records)
  }, [store])

  return {
    list,
    /** Takes the focus from a record that is removed. */
    heading,
    keep: (record: SentRecord) => {
      store.keep(record)
      setList(store.load())
    },
    remove: (reference: string) => {
      store.remove(reference)
      setList(store.load())
      heading.current?.focus()
      onRemove(reference)
    },
  }
}

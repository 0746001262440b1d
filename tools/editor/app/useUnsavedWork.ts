import { useEffect, useState } from 'react'
import { type EditorStore, isChanged } from './editorStore'
import type { UnsavedWorkStore } from './unsavedWork'

/**
 * Keeps what is not saved, with every change.
 *
 * @returns whether the browser keeps it; if not, leaving the page asks first
 */
export function useUnsavedWork(store: EditorStore, work: UnsavedWorkStore): boolean {
  const [isKept, setKept] = useState(true)

  useEffect(() => {
    const keep = () => setKept(work.keep(store.getState().files))
    keep()
    return store.subscribe(keep)
  }, [store, work])

  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent) => {
      if (store.getState().files.some(isChanged)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKept, store])

  return isKept
}

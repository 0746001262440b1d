import { useRef } from 'react'

/** The action, but only its first call does anything: what fails then is tried when it is needed. */
export function useOnce(action: (() => unknown) | undefined): () => void {
  const isDone = useRef(false)
  return () => {
    if (isDone.current) return
    isDone.current = true
    action?.()
  }
}

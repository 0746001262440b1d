import { useEffect } from 'react'

/** A file dropped beside a field that takes it (`data-drop`) does not open in place of the page. */
export function useFileDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent) => {
      const { dataTransfer, target } = event
      if (!dataTransfer?.types.includes('Files')) return
      if (target instanceof Element && target.closest('[data-drop]')) return
      event.preventDefault()
      // The upload window would take a second file.
      event.stopPropagation()
      dataTransfer.dropEffect = 'none'
    }
    const inCapture = { capture: true }
    for (const type of dragEvents) window.addEventListener(type, guard, inCapture)
    return () => {
      for (const type of dragEvents) window.removeEventListener(type, guard, inCapture)
    }
  }, [])
}

const dragEvents = ['dragover', 'drop'] as const

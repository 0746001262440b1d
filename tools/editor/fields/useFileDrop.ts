import { type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Makes an element take the first file that is dropped on it. */
export function useFileDrop(onDrop: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-drop': isOver ? 'over' : 'ready',
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onDrop(file)
    },
  }
}

/** For what is around: the browser would leave the page to show a file that misses its field. */
export const filesStayOut = {
  onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
  onDrop: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
}

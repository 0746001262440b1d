import { useRef, useState } from 'react'
import type { DocumentAction, DocumentProgress } from '../../components/DocumentField'
import { fill } from '../../content/fill'
import type { UploadedDocument } from '../../registration/fields'
import { cleanFileName } from '../../registration/fileName'
import { type TakeDocumentOptions, takeDocument } from './takeDocument'

export interface DocumentUploadOptions
  extends Pick<TakeDocumentOptions, 'field' | 'texts' | 'loadRules' | 'uploadDocument'> {
  /** The one that is uploaded. */
  document: UploadedDocument | null
  /** Resolves when no other upload window is open, to a function that ends the turn. */
  takeTurn: () => Promise<() => void>
  /** Stores the document, or removes it. */
  onChange: (document: UploadedDocument | null) => void
  /** Called when an upload has ended without a document. */
  onEnd: () => void
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>

/** The uploads of one document, one at a time: a newer choice replaces an older one. */
export function useDocumentUpload({
  document,
  takeTurn,
  onChange,
  onEnd,
  ...options
}: DocumentUploadOptions) {
  const [progress, setProgress] = useState<DocumentProgress>({ status: 'idle' })
  const lastFile = useRef<File>(undefined)
  /** The upload under way; aborted when the visitor does something else. */
  const underWay = useRef<AbortController>(undefined)
  const goOn = useRef<() => void>(undefined)

  const choose = async (chosen: File) => {
    stop()
    const own = new AbortController()
    const { signal } = own
    underWay.current = own
    const typesNow = watchTyping(signal)
    let endTurn = () => {}
    const onProgress = (next: DocumentProgress) => {
      if (!signal.aborted) setProgress(next)
    }
    const mayOpen = async () => {
      if (typesNow()) await untilToldToGoOn(cleanFileName(chosen.name), signal)
      endTurn = await takeTurn()
    }
    const taken = await takeDocument(chosen, { ...options, signal, mayOpen, onProgress })
    endTurn()
    if (underWay.current !== own) return
    stop()
    lastFile.current = taken.file
    setProgress(taken.progress)
    if (taken.document) onChange(taken.document)
    else onEnd()
  }
  /** A window that opens while somebody types would take their keys. */
  const untilToldToGoOn = (name: string, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      setProgress({ status: 'ready', message: fill(options.texts.ready, { name }) })
      signal.addEventListener('abort', () => resolve())
      goOn.current = () => {
        setProgress({ status: 'underWay', message: fill(options.texts.opening, { name }) })
        resolve()
      }
    })
  const stop = () => {
    underWay.current?.abort()
    underWay.current = undefined
  }
  const reset = () => {
    stop()
    setProgress({ status: 'idle' })
    lastFile.current = undefined
  }
  const act: Record<DocumentAction, () => unknown> = {
    cancel: () => {
      reset()
      onEnd()
    },
    continue: () => goOn.current?.(),
    reload: () => window.location.reload(),
    remove: () => {
      reset()
      const announcement = fill(options.texts.removed, { name: document?.name ?? '' })
      setProgress({ status: 'idle', announcement })
      onChange(null)
    },
    tryAgain: () => lastFile.current && choose(lastFile.current),
  }
  /** Another message is announced: ours stays visible, but is no longer an alert. */
  const silence = () =>
    setProgress((current) =>
      current.status === 'failed' ? { ...current, announce: false } : current,
    )
  const isUnderWay = () => underWay.current !== undefined
  return { progress, isUnderWay, choose, act, reset, silence }
}

/**
 * Whether somebody types since now. Some browsers leave the focus in a field when a button is
 * pressed, so the focus alone does not tell.
 */
function watchTyping(signal: AbortSignal): () => boolean {
  const before = document.activeElement
  let hasTyped = false
  const onInput = () => {
    hasTyped = true
  }
  document.addEventListener('input', onInput, { signal })
  return () => {
    const now = document.activeElement
    const isInField = now?.matches('input:not([type=file]), textarea') === true
    return isInField && (hasTyped || now !== before)
  }
}

import { useRef, useState } from 'react'
import type { DocumentProgress } from '../../components/DocumentField'
import { fill } from '../../content/fill'
import type { FormDocuments } from '../../content/generated/types'
import type { DocumentName, FileProblem, UploadedDocument } from '../../registration/fields'
import { cleanFileName } from '../../registration/fileName'
import type { UploadDocument, UploadOutcome } from '../../registration/ports'

export interface DocumentUploadOptions {
  field: DocumentName
  texts: FormDocuments
  uploadDocument: UploadDocument
  /** The problem with a chosen file, if any; rejects where the rules cannot be loaded. */
  fileProblem: (file: File) => Promise<FileProblem | undefined>
  /** Stores the document, or removes it. */
  onChange: (document: UploadedDocument | null) => void
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>

/** Takes one document from the file picker to the upload service, and reports its progress. */
export function useDocumentUpload({
  field,
  texts,
  uploadDocument,
  fileProblem,
  onChange,
}: DocumentUploadOptions) {
  const [progress, setProgress] = useState<DocumentProgress>({ status: 'idle' })
  const lastFile = useRef<File>(undefined)
  // The current upload; if it ends after the visitor did something else, its outcome is ignored.
  const underWay = useRef<symbol>(undefined)

  const upload = async (file: File) => {
    const run = Symbol(file.name)
    underWay.current = run
    const name = cleanFileName(file.name)
    const message = fill(texts.uploading, { name })
    setProgress({ status: 'uploading', message })
    const onProgress = (percent: number) => {
      if (underWay.current === run) setProgress({ status: 'uploading', message, percent })
    }
    const outcome = await uploadDocument({ field, file, onProgress })
    if (underWay.current !== run) return
    underWay.current = undefined
    if (outcome.ok) onChange(outcome.document)
    setProgress(progressAfter(outcome, name, texts))
  }
  const choose = async (file: File) => {
    lastFile.current = file
    try {
      const problem = await fileProblem(file)
      if (problem) setProgress(failed(texts[problem], { retry: false }))
      else await upload(file)
    } catch {
      setProgress(failed(texts.unavailable, { retry: true }))
    }
  }
  const tryAgain = () => (lastFile.current ? choose(lastFile.current) : undefined)
  const reset = () => {
    underWay.current = undefined
    setProgress({ status: 'idle' })
    lastFile.current = undefined
  }
  const remove = () => {
    reset()
    onChange(null)
  }
  /** Another message is announced: ours stays visible, but is no longer an alert. */
  const silence = () =>
    setProgress((current) =>
      current.status === 'failed' ? { ...current, announce: false } : current,
    )
  const isUnderWay = () => underWay.current !== undefined
  return { progress, isUnderWay, choose, tryAgain, remove, reset, silence }
}

const failed = (message: string, { retry }: { retry: boolean }): DocumentProgress => ({
  status: 'failed',
  message,
  retry,
  announce: true,
})

function progressAfter(
  outcome: UploadOutcome,
  name: string,
  texts: FormDocuments,
): DocumentProgress {
  if (outcome.ok || outcome.reason === 'cancelled') return { status: 'idle' }
  const messages: Record<typeof outcome.reason, string> = {
    failed: fill(texts.failed, { name, reason: outcome.text || texts.noReason }),
    stalled: fill(texts.stalled, { name }),
    untrusted: texts.untrusted,
    unavailable: texts.unavailable,
  }
  return failed(messages[outcome.reason], { retry: true })
}

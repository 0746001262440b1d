import { useRef, useState } from 'react'
import type { DocumentProgress } from '../components/DocumentField'
import { fill } from '../content/fill'
import type { FormDocuments } from '../content/types'
import type { DocumentField, FileProblem, UploadedDocument } from '../registration/fields'
import { cleanFileName } from '../registration/fileName'
import type { UploadDocument, UploadOutcome } from '../registration/ports'

export interface DocumentUploadOptions {
  field: DocumentField
  words: FormDocuments
  uploadDocument: UploadDocument
  /** What is wrong with a chosen file, if anything; rejects where the rules cannot be loaded. */
  fileProblem: (file: File) => Promise<FileProblem | undefined>
  /** Keeps the document, or forgets it. */
  onChange: (document: UploadedDocument | null) => void
}

/** Takes one document from the file picker to the upload service, and tells how far it is. */
export function useDocumentUpload({
  field,
  words,
  uploadDocument,
  fileProblem,
  onChange,
}: DocumentUploadOptions) {
  const [progress, setProgress] = useState<DocumentProgress>({ status: 'idle' })
  const lastFile = useRef<File>(undefined)
  // The upload under way; one that ends after the visitor did something else is of no interest.
  const underWay = useRef<symbol>(undefined)

  const upload = async (file: File) => {
    const run = Symbol(file.name)
    underWay.current = run
    const name = cleanFileName(file.name)
    const message = fill(words.uploading, { name })
    setProgress({ status: 'uploading', message })
    const onProgress = (percent: number) => {
      if (underWay.current === run) setProgress({ status: 'uploading', message, percent })
    }
    const outcome = await uploadDocument({ field, file, onProgress })
    if (underWay.current !== run) return
    underWay.current = undefined
    if (outcome.ok) onChange(outcome.document)
    setProgress(progressAfter(outcome, name, words))
  }
  const choose = async (file: File) => {
    lastFile.current = file
    try {
      const problem = await fileProblem(file)
      if (problem) fail(words[problem], { retry: false })
      else await upload(file)
    } catch {
      fail(words.unavailable, { retry: true })
    }
  }
  const fail = (message: string, { retry }: { retry: boolean }) =>
    setProgress({ status: 'failed', message, retry, announce: true })
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
  /** A message of the form takes over: ours stays in view, but is no alert any more. */
  const stepBack = () =>
    setProgress((current) =>
      current.status === 'failed' ? { ...current, announce: false } : current,
    )
  const isUnderWay = () => underWay.current !== undefined
  return { progress, isUnderWay, choose, tryAgain, remove, reset, stepBack }
}

function progressAfter(
  outcome: UploadOutcome,
  name: string,
  words: FormDocuments,
): DocumentProgress {
  if (outcome.ok || outcome.reason === 'cancelled') return { status: 'idle' }
  const message: Record<typeof outcome.reason, string> = {
    failed: fill(words.failed, { name, reason: outcome.text || words.noReason }),
    stalled: fill(words.stalled, { name }),
    untrusted: words.untrusted,
    unavailable: words.unavailable,
  }
  return { status: 'failed', message: message[outcome.reason], retry: true, announce: true }
}

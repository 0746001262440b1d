import { useRef, useState } from 'react'
import type { DocumentProgress } from '../components/DocumentField'
import { fill } from '../content/fill'
import type { FormDocuments } from '../content/types'
import type { UploadDocument, UploadOutcome } from '../registration/ports'
import { type DocumentField, fileProblem, type UploadedDocument } from '../registration/schema'

export interface DocumentUploadOptions {
  field: DocumentField
  words: FormDocuments
  uploadDocument: UploadDocument
  /** Keeps the document, or forgets it. */
  onChange: (document: UploadedDocument | null) => void
}

/** Takes one document from the file picker to the upload service, and tells how far it is. */
export function useDocumentUpload({
  field,
  words,
  uploadDocument,
  onChange,
}: DocumentUploadOptions) {
  const [progress, setProgress] = useState<DocumentProgress>({ status: 'idle' })
  const [lastFile, setLastFile] = useState<File>()
  // The upload under way; one that ends after the visitor did something else is of no interest.
  const underWay = useRef<symbol>(undefined)

  const upload = async (file: File) => {
    const run = Symbol(file.name)
    underWay.current = run
    setProgress({ status: 'uploading', message: fill(words.uploading, { name: file.name }) })
    const outcome = await uploadDocument({ field, file })
    if (underWay.current !== run) return
    underWay.current = undefined
    if (outcome.ok) onChange(outcome.document)
    setProgress(progressAfter(outcome, file.name, words))
  }
  const choose = async (file: File) => {
    const problem = await fileProblem(file)
    if (problem) {
      setProgress({ status: 'failed', message: words[problem], retry: false, announce: true })
      return
    }
    setLastFile(file)
    await upload(file)
  }
  const tryAgain = () => (lastFile ? upload(lastFile) : undefined)
  const reset = () => {
    underWay.current = undefined
    setProgress({ status: 'idle' })
    setLastFile(undefined)
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
    untrusted: words.untrusted,
    unavailable: words.unavailable,
  }
  return { status: 'failed', message: message[outcome.reason], retry: true, announce: true }
}

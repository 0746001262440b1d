import { useState } from 'react'
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

  const upload = async (file: File) => {
    setProgress({ status: 'uploading', message: fill(words.uploading, { name: file.name }) })
    const outcome = await uploadDocument({ field, file })
    if (outcome.ok) onChange(outcome.document)
    setProgress(progressAfter(outcome, file.name, words))
  }
  const choose = async (file: File) => {
    const problem = await fileProblem(file)
    if (problem) return setProgress({ status: 'failed', message: words[problem], retry: false })
    setLastFile(file)
    await upload(file)
  }
  const tryAgain = () => (lastFile ? upload(lastFile) : undefined)
  const remove = () => {
    setProgress({ status: 'idle' })
    onChange(null)
  }
  const reset = () => {
    setProgress({ status: 'idle' })
    setLastFile(undefined)
  }
  return { progress, choose, tryAgain, remove, reset }
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
  return { status: 'failed', message: message[outcome.reason], retry: true }
}

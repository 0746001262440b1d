import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  type FormProblems,
  type RegistrationDraft,
  type UploadedDocument,
} from '../rules/fields'
import { DocumentUpload, type DocumentUploadOptions } from './DocumentUpload'
import { messageBeside } from './documentState'

export interface DocumentUploadsOptions
  extends Pick<DocumentUploadOptions, 'texts' | 'loadPdf' | 'loadPictures' | 'uploadDocument'> {
  /** What is uploaded. */
  documents: Pick<RegistrationDraft, DocumentName>
  /** Stores the document, or removes it. */
  onChange: (field: DocumentName, document: UploadedDocument | null) => void
}

export type DocumentUploads = Record<DocumentName, DocumentUpload>

/**
 * The uploads of all documents, with one window at a time.
 *
 * @returns `isWaiting`: whether a file waits for its upload, or is uploading
 */
export function useDocumentUploads(given: DocumentUploadsOptions) {
  const options = useRef(given)
  useLayoutEffect(() => {
    options.current = given
  })
  const [uploads] = useState(() => {
    const takeTurn = windowTurns()
    return eachDocument(
      (field) =>
        new DocumentUpload(field, takeTurn, () => {
          const { documents, onChange, ...others } = options.current
          const store = (document: UploadedDocument | null) => onChange(field, document)
          return { ...others, document: documents[field], onChange: store }
        }),
    )
  })
  const states = [useUploadState(uploads.gst_pdf), useUploadState(uploads.pan_pdf)]
  const isWaiting = states.some(({ waiting, underWay }) => waiting || underWay)
  return { uploads, isWaiting }
}

/** The state of one upload, rendered whenever it changes. */
export const useUploadState = ({ subscribe, latest }: DocumentUpload) =>
  useSyncExternalStore(subscribe, latest, latest)

/** Returns a function that resolves when the one before has ended, as its signal tells. */
function windowTurns(): (signal: AbortSignal) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return (signal) => {
    const earlier = last
    last = new Promise((resolve) => signal.addEventListener('abort', resolve))
    return earlier
  }
}

/**
 * What is not uploaded yet keeps the form from being sent, and so does a file that was meant to replace a
 * document and was refused: otherwise the earlier document would be sent.
 */
export function problemsOfUploads(
  uploads: DocumentUploads,
  draft: RegistrationDraft,
): FormProblems {
  const problems = documentNames.map((field) => {
    const state = uploads[field].latest()
    if (state.underWay) return [[field, 'inProgress']]
    if (state.waiting) return [[field, 'unfinished']]
    const isRefused = messageBeside(state, draft[field])?.kind === 'failure'
    return isRefused && draft[field] ? [[field, 'notReplaced']] : []
  })
  return Object.fromEntries(problems.flat())
}

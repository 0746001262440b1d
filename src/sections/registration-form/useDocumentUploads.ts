import { useRef } from 'react'
import {
  type DocumentName,
  documentNames,
  type RegistrationDraft,
  type UploadedDocument,
} from '../../registration/fields'
import type { FormProblems } from './problemMessages'
import {
  type DocumentUpload,
  type DocumentUploadOptions,
  useDocumentUpload,
} from './useDocumentUpload'

export interface DocumentUploadsOptions
  extends Pick<DocumentUploadOptions, 'texts' | 'loadRules' | 'uploadDocument' | 'onEnd'> {
  draft: RegistrationDraft
  /** Stores the document, or removes it. */
  onChange: (field: DocumentName, document: UploadedDocument | null) => void
}

/** A document that is being uploaded keeps the form from being sent. */
export function problemsOfUploads(uploads: Record<DocumentName, DocumentUpload>): FormProblems {
  const underWay = documentNames.filter((field) => uploads[field].isUnderWay())
  return Object.fromEntries(underWay.map((field) => [field, 'inProgress']))
}

/** The uploads of all documents, with one window at a time. */
export function useDocumentUploads({
  draft,
  onChange,
  ...options
}: DocumentUploadsOptions): Record<DocumentName, DocumentUpload> {
  const takeTurn = useTurns()
  const optionsOf = (field: DocumentName) => ({
    ...options,
    field,
    document: draft[field],
    takeTurn,
    onChange: (document: UploadedDocument | null) => onChange(field, document),
  })
  return {
    gst_pdf: useDocumentUpload(optionsOf('gst_pdf')),
    pan_pdf: useDocumentUpload(optionsOf('pan_pdf')),
  }
}

/** @returns a function that resolves when all earlier turns have ended, to one that ends its own */
function useTurns(): () => Promise<() => void> {
  const lastTurn = useRef(Promise.resolve())
  return async () => {
    const earlier = lastTurn.current
    let end = () => {}
    lastTurn.current = new Promise((resolve) => {
      end = resolve
    })
    await earlier
    return end
  }
}

import type { FormDocuments } from '../../content/generated/types'
import { type DocumentName, documentNames, type UploadedDocument } from '../../registration/fields'
import type { UploadDocument } from '../../registration/ports'
import { fileProblem } from './lazyRules'
import type { FormProblems } from './problemMessages'
import { type DocumentUpload, useDocumentUpload } from './useDocumentUpload'

export interface DocumentUploadsOptions {
  texts: FormDocuments
  uploadDocument: UploadDocument
  /** Stores the document, or removes it. */
  onChange: (field: DocumentName, document: UploadedDocument | null) => void
}

/** A document that is being uploaded keeps the form from being sent. */
export function problemsOfUploads(uploads: Record<DocumentName, DocumentUpload>): FormProblems {
  const underWay = documentNames.filter((field) => uploads[field].isUnderWay())
  return Object.fromEntries(underWay.map((field) => [field, 'inProgress']))
}

/** The uploads of all documents. */
export function useDocumentUploads({
  onChange,
  ...options
}: DocumentUploadsOptions): Record<DocumentName, DocumentUpload> {
  const optionsOf = (field: DocumentName) => ({
    ...options,
    field,
    fileProblem,
    onChange: (document: UploadedDocument | null) => onChange(field, document),
  })
  return {
    gst_pdf: useDocumentUpload(optionsOf('gst_pdf')),
    pan_pdf: useDocumentUpload(optionsOf('pan_pdf')),
  }
}

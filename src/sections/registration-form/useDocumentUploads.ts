import type { FormDocuments } from '../../content/generated/types'
import type { DocumentName, UploadedDocument } from '../../registration/fields'
import type { UploadDocument } from '../../registration/ports'
import { fileProblem } from './lazyRules'
import { type DocumentUpload, useDocumentUpload } from './useDocumentUpload'

export interface DocumentUploadsOptions {
  texts: FormDocuments
  uploadDocument: UploadDocument
  /** Stores the document, or removes it. */
  onChange: (field: DocumentName, document: UploadedDocument | null) => void
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

import type {
  DraftStore,
  FindDocument,
  LoadRules,
  RecordStore,
  SendApplication,
  UploadDocument,
} from '../registration/ports'
import { uploadConfig } from '../services/config'
import { findInUploadcare } from '../services/findDocument'
import { keepDrafts } from '../services/keptDrafts'
import { loadPart } from '../services/loadPart'
import { keepRecords } from '../services/sentRecords'
import type { UploadTexts } from '../services/uploadTexts'

/** The rules are heavy (yup, 12 KB), so they are loaded when a visitor enters the form. */
export const loadRules: LoadRules = () => loadPart(() => import('../registration/schema'))

/** What sends an application is loaded when it is first needed; if that fails, nothing has been sent. */
const loadSending = () => loadPart(() => import('./sending'))

export const sendApplication: SendApplication = async (application, options) => {
  const sending = await loadSending()
  if (sending.ok) return sending.part.sendApplication(application, options)
  return { ok: false, reason: navigator.onLine ? sending.reason : 'offline', text: '' }
}

/** Asks the upload service for a document of an earlier visit. */
export const findDocument: FindDocument = findInUploadcare(uploadConfig)

/** Keeps the draft in this browser. */
export const draftStore: DraftStore = keepDrafts()

/** Keeps the record of what was sent in this browser. */
export const recordStore: RecordStore = keepRecords()

/** The upload widget is heavy (91 KB), so it is loaded when a visitor approaches the documents. */
const loadUploader = () => loadPart(() => import('../services/uploadcare'))

/** A failure is reported when the visitor uploads. */
export const prepareUpload = (): void => void loadUploader()

export const uploadDocumentWith =
  (texts: UploadTexts): UploadDocument =>
  async (request) => {
    const uploader = await loadUploader()
    if (!uploader.ok) return { ...uploader, text: '' }
    await request.mayOpen()
    try {
      return await uploader.part.uploadToUploadcare(uploadConfig, texts)(request)
    } catch (error) {
      return { ok: false, reason: 'unavailable', text: String(error) }
    }
  }

import { uploadConfig } from '../registration/providers/config'
import { findInUploadcare } from '../registration/providers/findDocument'
import { loadPart } from '../registration/providers/loadPart'
import type { UploadTexts } from '../registration/providers/uploadWidget'
import type {
  DraftStorage,
  FindDocument,
  LoadPictures,
  LoadRules,
  SendApplication,
  UploadDocument,
} from '../registration/rules/ports'
import { createDraftStorage } from '../registration/storage/draftStorage'

/** The rules are heavy (yup, 12 KB), so they are loaded when a visitor enters the form. */
export const loadRules: LoadRules = () => loadPart(() => import('../registration/rules/validation'))

/** Loads what makes a PDF of pictures when their button is pressed. */
export const loadPictures: LoadPictures = () =>
  loadPart(() => import('../registration/form/makePdf'))

/** Loads the code that sends when it is first needed; if that fails, nothing has been sent. */
const loadSending = () => loadPart(() => import('./sending'))

export const sendApplication: SendApplication = async (application, options) => {
  const sending = await loadSending()
  if (sending) return sending.sendApplication(application, options)
  return { ok: false, reason: navigator.onLine ? 'unavailable' : 'offline', text: '' }
}

/** Asks the upload service for a document. */
export const findDocument: FindDocument = findInUploadcare(uploadConfig)

/** Saves the draft in this browser. */
export const draftStorage: DraftStorage = createDraftStorage()

/** The upload widget is heavy (91 KB), so it is loaded when a visitor approaches the documents. */
const loadUploader = () => loadPart(() => import('../registration/providers/uploadcare'))

/** A failure is reported when the visitor uploads. */
export const prepareUpload = (): void => void loadUploader()

export const uploadDocumentWith =
  (texts: UploadTexts): UploadDocument =>
  async (request) => {
    const uploader = await loadUploader()
    if (!uploader) return { ok: false, reason: 'unavailable', text: '' }
    await request.mayOpen()
    try {
      return await uploader.uploadToUploadcare(uploadConfig, texts)(request)
    } catch (error) {
      return { ok: false, reason: 'unavailable', text: String(error) }
    }
  }

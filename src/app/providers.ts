import type {
  DeliverApplication,
  DraftStore,
  RecordStore,
  SendApplication,
  UploadDocument,
} from '../registration/ports'
import { sendOnce } from '../registration/sendOnce'
import { rememberAttempts } from '../services/attemptLog'
import { emailConfig, uploadConfig } from '../services/config'
import { keepDrafts } from '../services/keptDrafts'
import { keepRecords } from '../services/sentRecords'
import type { UploadTexts } from '../services/uploadcare'

/** The e-mail client is loaded when it is first needed; if that fails, nothing has been sent. */
const deliver: DeliverApplication = async (application) => {
  if (!navigator.onLine) return { ok: false, reason: 'offline', text: '' }
  try {
    const { sendByEmailJs } = await import('../services/emailjs')
    return await sendByEmailJs(emailConfig)(application)
  } catch (error) {
    return { ok: false, reason: 'unavailable', text: String(error) }
  }
}

/** Sends an application once from this browser, whatever its tabs do. */
export const sendApplication: SendApplication = (application, options) =>
  sendOnce(deliver, rememberAttempts(), navigator.locks)(application, options)

/** Keeps the draft in this browser. */
export const draftStore: DraftStore = keepDrafts()

/** Keeps the record of what was sent in this browser. */
export const recordStore: RecordStore = keepRecords()

/** The upload widget is heavy (91 KB), so it is loaded when a visitor approaches the documents. */
const loadUploader = () => import('../services/uploadcare')

export const prepareUpload = (): void => {
  // A failure is reported when the visitor uploads.
  loadUploader().catch(() => undefined)
}

export const uploadDocumentWith =
  (texts: UploadTexts): UploadDocument =>
  async (request) => {
    try {
      const { uploadToUploadcare } = await loadUploader()
      return await uploadToUploadcare(uploadConfig, texts)(request)
    } catch (error) {
      return { ok: false, reason: 'unavailable', text: String(error) }
    }
  }

import type { SendApplication, UploadDocument } from '../registration/ports'
import { emailConfig, uploadConfig } from '../services/config'
import type { UploadWords } from '../services/uploadcare'

/** The e-mail client arrives when it is first needed; a line that fails then has sent nothing. */
export const sendApplication: SendApplication = async (application) => {
  try {
    const { sendByEmailJs } = await import('../services/emailjs')
    return await sendByEmailJs(emailConfig)(application)
  } catch {
    return { ok: false, reason: 'noAnswer', text: '' }
  }
}

/** The upload widget is heavy (91 KB), so it comes when a visitor nears the documents. */
const loadUploader = () => import('../services/uploadcare')

export const prepareUpload = (): void => {
  // A failure shows when the upload itself is tried.
  loadUploader().catch(() => undefined)
}

export const uploadDocumentWith =
  (words: UploadWords): UploadDocument =>
  async (request) => {
    try {
      const { uploadToUploadcare } = await loadUploader()
      return await uploadToUploadcare(uploadConfig, words)(request)
    } catch (error) {
      return { ok: false, reason: 'unavailable', text: String(error) }
    }
  }

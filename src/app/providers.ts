import { createTabStore } from '../registration/draft/tabStore'
import { uploadConfig } from '../registration/providers/config'
import { findInUploadcare } from '../registration/providers/findDocument'
import { loadPart } from '../registration/providers/loadPart'
import type { UploadTexts } from '../registration/providers/uploadWidget'
import type { RegistrationPorts, UploadDocument } from '../registration/rules/ports'

export const ports: Omit<RegistrationPorts, 'uploadDocument'> = {
  loadRules: () => loadPart(() => import('../registration/rules/validation')),
  loadPdf: () => loadPart(() => import('../registration/documents/readPdf')),
  loadPictures: () => loadPart(() => import('../registration/documents/makePages')),
  /** Loads the code that sends on first use; if that fails, nothing has been sent. */
  sendApplication: async (application, options) => {
    const sending = await loadPart(() => import('./sending'))
    if (sending) return sending.sendApplication(application, options)
    return { ok: false, reason: navigator.onLine ? 'unavailable' : 'offline', text: '' }
  },
  findDocument: findInUploadcare(uploadConfig),
  tabStore: createTabStore(),
}

/** The upload widget has 91 KB, so it loads only when a visitor approaches the documents. */
const loadUploader = () => loadPart(() => import('../registration/providers/uploadcare'))

/** Starts to load what an upload needs; a failure is reported when the visitor uploads. */
export const prepareUpload = (): void => {
  void loadUploader()
  void ports.loadPdf()
}

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

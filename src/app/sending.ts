import type { SendApplication } from '../registration/ports'
import { sendOnce } from '../registration/sendOnce'
import { rememberAttempts } from '../services/attemptLog'
import { emailConfig } from '../services/config'
import { sendByEmailJs } from '../services/emailjs'

/** Sends an application once from this browser, whatever its tabs do. */
export const sendApplication: SendApplication = (application, options) =>
  sendOnce(sendByEmailJs(emailConfig), rememberAttempts(), navigator.locks)(application, options)

import { createSendAttempts } from '../registration/draft/sendAttempts'
import { emailConfig } from '../registration/providers/config'
import { sendByEmail } from '../registration/providers/email'
import type { SendApplication } from '../registration/rules/ports'
import { sendOnce } from '../registration/rules/sendOnce'

/** Sends an application once from this browser, whatever its tabs do. */
export const sendApplication: SendApplication = sendOnce(
  sendByEmail(emailConfig),
  createSendAttempts(),
  navigator.locks,
)

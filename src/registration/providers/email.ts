import { type EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { Application } from '../rules/application'
import type { DeliverApplication, SendOutcome } from '../rules/ports'
import type { SendFailure } from '../rules/sendFailures'
import { withTimeout } from '../rules/withTimeout'
import { type EmailConfig, ownOrigins } from './config'
import { isOnline, isRequestBlocked } from './isRequestBlocked'

/**
 * Sends applications through EmailJS.
 *
 * The client throws a string at once where an identifier is missing, and otherwise rejects with
 * `{ status, text }`. Status 0 means that there was no answer, and not every status is a refusal: in
 * both cases the application may have been delivered. Status 200 or text OK is a success
 * (docs/specification.md, section 7).
 * After `timeoutMs` the outcome is `timedOut`; the request is not cancelled, and `late` has its answer.
 * `rules/sendFailures.ts` says what each reason means for the agent and the application.
 *
 * @param config the account; an empty identifier makes every send `unconfigured`
 */
export const sendByEmail =
  (config: EmailConfig): DeliverApplication =>
  async (application) => {
    // Some browsers only believe to be offline.
    if (!navigator.onLine && !(await isOnline())) return { ok: false, reason: 'offline', text: '' }
    const late = delivered(config, application)
    return withTimeout(late).catch(() => ({ ok: false, reason: 'timedOut', text: '', late }))
  }

/** Never rejects. */
async function delivered(
  { publicKey, serviceId, templateId, origin }: EmailConfig,
  application: Application,
): Promise<SendOutcome> {
  try {
    init(publicKey, origin)
    await send(serviceId, templateId, { ...application }, publicKey)
    return { ok: true }
  } catch (error) {
    const { reason, text = '' } = failureOf(error)
    const address = `${origin ?? ownOrigins.email}/api/v1.0/email/send`
    const isBlocked = reason === 'noAnswer' && (await isRequestBlocked(address))
    return { ok: false, reason: isBlocked ? 'blocked' : reason, text }
  }
}

function failureOf(error: unknown): { reason: SendFailure; text?: string } {
  if (typeof error === 'string') {
    console.error(`The e-mail client refuses to send: ${error}. See .env.example.`)
    return { reason: 'unconfigured', text: error }
  }
  const { status = 0, text } = error as Partial<EmailJSResponseStatus>
  if (status === 0) return { reason: 'noAnswer' }
  return { reason: isRefusal(status) ? 'refused' : 'unclear', text }
}

/** The other errors can be a gateway's, behind which the service has taken the application (RFC 9110, 15.6). */
const isRefusal = (status: number): boolean =>
  (status >= 400 && status < 500 && status !== 408) || status === 503

import { type EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { Application } from '../registration/application'
import { sendTimeout } from '../registration/limits'
import type { DeliverApplication, SendOutcome } from '../registration/ports'
import type { SendFailure } from '../registration/sendFailures'

export interface EmailConfig {
  publicKey: string
  serviceId: string
  templateId: string
  /** An origin other than EmailJS's own, without a trailing slash. */
  origin?: string
}

/**
 * Sends applications through EmailJS.
 *
 * The client throws a string at once where an identifier is missing, and otherwise rejects with
 * `{ status, text }`. Status 0 means that there was no answer, and a status below 400 is not a
 * refusal: in both cases the application may have been delivered.
 *
 * @param config the account; an empty identifier makes every send `unconfigured`
 * @param timeout milliseconds until the outcome is `timedOut`; the request is not cancelled
 */
export function sendByEmailJs(
  config: EmailConfig,
  timeout: number = sendTimeout,
): DeliverApplication {
  return async (application) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<SendOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, reason: 'timedOut', text: '' }), timeout)
    })
    try {
      const sent = deliver(config, application).then((): SendOutcome => ({ ok: true }))
      return await Promise.race([sent, late])
    } catch (error) {
      return failure(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

function deliver(
  { publicKey, serviceId, templateId, origin }: EmailConfig,
  application: Application,
): Promise<EmailJSResponseStatus> {
  init(publicKey, origin || undefined)
  return send(serviceId, templateId, { ...application }, publicKey)
}

function failure(error: unknown): SendOutcome {
  if (typeof error === 'string') {
    console.error(`The e-mail client refuses to send: ${error}. See .env.example.`)
    return { ok: false, reason: 'unconfigured', text: error }
  }
  const { status = 0, text = '' } = error as Partial<EmailJSResponseStatus>
  return { ok: false, reason: reasonOf(status), text }
}

function reasonOf(status: number): SendFailure {
  if (status === 0) return 'noAnswer'
  return status < 400 ? 'unclear' : 'refused'
}

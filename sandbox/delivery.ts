import { createTransport } from 'nodemailer'
import type { Mail } from './mail'
import { loopback } from './networkPorts'

export type Deliver = (mail: Mail) => Promise<void>

/** Addresses in a domain that RFC 2606 reserves, so they reach nobody. */
const sender = 'website@example.com'
const recipient = 'partners@example.com'

const timeoutMs = 10_000

/** Delivers e-mails to the SMTP server on this port of this machine. */
export function deliveryBySmtp(port: number): Deliver {
  const transport = createTransport({
    host: loopback,
    port,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    await transport.sendMail(toMessage(mail))
  }
}

/** Keeps names and addresses separate, so that nodemailer quotes them itself. */
export function toMessage(mail: Mail) {
  return {
    from: { name: mail.senderName, address: sender },
    to: recipient,
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  }
}

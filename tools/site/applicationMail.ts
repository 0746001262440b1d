import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailTemplate } from '@partner-site/provider-sandbox'

/** An e-mail has headers, a blank line and a body. */
const parts = /^Subject: ([^\n]+)\nReply-To: ([^\n]+)\n.*?\n\n(.+)$/s

/**
 * The e-mail of an agent application (docs/specification.md, sections 3 and 7), from the file that the
 * owner pastes into the e-mail service. It has the fields again on purpose: the sandbox checks the site's
 * requests independently of src.
 */
export const applicationMail = templateOf(
  readFileSync(join(__dirname, 'applicationMail.eml'), 'utf8'),
)

/** @throws Error if it is not an e-mail with a subject, an address for replies and a body */
function templateOf(text: string): MailTemplate {
  const [, subject, replyTo, body] = parts.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (subject && replyTo && body) return { subject, replyTo, body }
  throw new Error('tools/site/applicationMail.eml must begin with Subject and Reply-To.')
}

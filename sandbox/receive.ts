import { renderMail } from './mail'
import type { AcceptedRequest } from './outbox'
import type { SandboxContext } from './server'

/**
 * What becomes of a request that an e-mail service has accepted, whichever service: an e-mail in
 * the mailbox, then an entry in the outbox, so that every entry has an e-mail.
 *
 * @returns why the e-mail could not be delivered; undefined if it was
 */
export async function receive(
  request: AcceptedRequest,
  context: SandboxContext,
): Promise<string | undefined> {
  const mail = renderMail(request.template_params, context.brandName)
  try {
    await context.deliver(mail)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `Sandbox: the mail could not be delivered. ${reason}`
  }
  context.outbox.add(request)
  context.log(`Mail: ${mail.subject}`)
  return undefined
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkEmailRequest, emailAnswers, type TextAnswer } from './emailRequest'
import { applyFault } from './faults'
import { renderMail } from './mail'
import { errorCode } from './networkPorts'
import type { AcceptedRequest } from './outbox'
import type { SandboxContext } from './server'

export const sendPath = '/api/v1.0/email/send'
export const sendFormPath = '/api/v1.0/email/send-form'

/** Far above EmailJS's 50 KB limit for variables, so that exceeding that gets its own response. */
const bodyLimit = 512 * 1024

/** `POST /api/v1.0/email/send`, with EmailJS's responses (docs/providers.md, B). */
export function emailRoutes(scope: FastifyInstance, context: SandboxContext): void {
  acceptOnlyJson(scope)
  scope.setErrorHandler((error, _request, reply) => send(reply, answerTo(error)))
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.headers.origin) return send(reply, emailAnswers.notABrowser)
  })
  scope.post<{ Body: string }>(sendPath, { bodyLimit }, (request, reply) =>
    handle(request.body, reply, context),
  )
}

function acceptOnlyJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

async function handle(
  body: string | undefined,
  reply: FastifyReply,
  context: SandboxContext,
): Promise<FastifyReply> {
  const { accounts, faults, rateLimit, closing } = context
  if (await applyFault(faults.take('email', 'before'), reply, closing)) return reply
  if (rateLimit && !rateLimit.allows()) return send(reply, emailAnswers.tooFast)

  const checked = checkEmailRequest(body ?? '', accounts)
  if (!checked.ok) return send(reply, checked.answer)
  const failure = await deliver(checked.request, context)
  if (failure) return send(reply, failure)
  if (await applyFault(faults.take('email', 'after'), reply, closing)) return reply
  return send(reply, emailAnswers.ok)
}

/**
 * Delivers the e-mail before adding the outbox entry, so that every entry has an e-mail in the
 * mailbox. Returns the error response if delivery fails.
 */
async function deliver(
  request: AcceptedRequest,
  context: SandboxContext,
): Promise<TextAnswer | undefined> {
  const mail = renderMail(request.template_params, context.brandName)
  try {
    await context.deliver(mail)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { status: 500, text: `Sandbox: the mail could not be delivered. ${reason}` }
  }
  context.outbox.add(request)
  context.log(`Mail: ${mail.subject}`)
  return undefined
}

function answerTo(error: unknown): TextAnswer {
  return errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE'
    ? emailAnswers.tooLarge
    : emailAnswers.badRequest
}

function send(reply: FastifyReply, answer: TextAnswer): FastifyReply {
  return reply.code(answer.status).type('text/plain; charset=utf-8').send(answer.text)
}

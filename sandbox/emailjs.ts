import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkEmailRequest, emailAnswers, type TextAnswer } from './emailRequest'
import { applyFault } from './faults'
import { errorCode } from './networkPorts'
import { receive } from './receive'
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
  const failure = await receive(checked.request, context)
  if (failure) return send(reply, { status: 500, text: failure })
  if (await applyFault(faults.take('email', 'after'), reply, closing)) return reply
  return send(reply, emailAnswers.ok)
}

function answerTo(error: unknown): TextAnswer {
  return errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE'
    ? emailAnswers.tooLarge
    : emailAnswers.badRequest
}

function send(reply: FastifyReply, answer: TextAnswer): FastifyReply {
  return reply.code(answer.status).type('text/plain; charset=utf-8').send(answer.text)
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accounts } from './accounts'
import type { SandboxContext } from './context'
import { Refusal } from './faults'
import { isRecord, type MailVariables, problemIn } from './mailTemplate'

export const sendPath = '/api/v1.0/email/send'

const emailAccount = {
  user_id: accounts.EMAILJS_PUBLIC_KEY,
  service_id: accounts.EMAILJS_SERVICE_ID,
  template_id: accounts.EMAILJS_TEMPLATE_ID,
}

export const emailRequest = (template_params: MailVariables): Record<string, unknown> => ({
  lib_version: '3.2.0',
  ...emailAccount,
  template_params,
})

export const sendEmail = (url: string, variables: MailVariables): Promise<Response> =>
  fetch(url + sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(emailRequest(variables)),
  })

/** The identifiers, in the order of EmailJS's checks [G], with its text for an unknown one [O]. */
const unknown = [
  ['user_id', 'The Public Key is invalid.', '/account'],
  ['service_id', 'The service ID not found.', ''],
  ['template_id', 'The template ID not found.', '/templates'],
] as const

/** "A template may not exceed 50 kb" [D]; that variables share this limit is [O]. */
const maxVariables = 50 * 1024

/** [G] */
const unreadable = new Refusal(400, 'Bad Request')

/**
 * Adds `POST /api/v1.0/email/send` with EmailJS's responses, all plain text (docs/providers.md, B):
 * [D] official documentation, [O] reported publicly by others, [G] a guess. Its other responses can
 * be set as faults. Documentation: https://www.emailjs.com/docs/rest-api/send/
 */
export function emailRoutes(scope: FastifyInstance, context: SandboxContext): void {
  scope.setErrorHandler((error, _request, reply) => {
    const { status, message } = error instanceof Refusal ? error : unreadable
    return reply.code(status).type('text/plain; charset=utf-8').send(message)
  })
  scope.post(
    sendPath,
    context.faults.answering('email', (request) => {
      take(request, context)
      return 'OK'
    }),
  )
}

/** Adds an e-mail to the outbox, or throws a Refusal. */
function take({ body }: FastifyRequest, { outbox, template }: SandboxContext): void {
  if (!isRecord(body)) throw unreadable
  for (const [name, text, page] of unknown) {
    const advice = `To find this ID, visit https://dashboard.emailjs.com/admin${page}`
    if (body[name] !== emailAccount[name]) throw new Refusal(400, `${text} ${advice}`)
  }
  const size = Buffer.byteLength(JSON.stringify(body.template_params ?? {}))
  // Status and "Variables size limit" [O]; the rest of the text [G].
  if (size > maxVariables) throw new Refusal(413, 'Variables size limit, 50Kb')
  const problem = problemIn(body.template_params, template)
  if (problem) throw new Refusal(400, problem)
  const variables = body.template_params as MailVariables
  outbox.push({ id: randomUUID(), receivedAt: new Date().toISOString(), variables })
}

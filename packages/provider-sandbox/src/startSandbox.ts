import fastify, { type FastifyInstance } from 'fastify'
import type { SandboxContext } from './context'
import { emailRoutes } from './email'
import { type FaultSet, Faults, faultsSchema } from './faults'
import type { MailTemplate } from './mailTemplate'
import { mailboxPage, mailPage, pagePolicy } from './pages'
import { restRoutes } from './rest'
import { uploadRoutes } from './uploadcare'

export interface Sandbox {
  /** Origin of both providers, without a trailing slash. */
  url: string
  inboxUrl: string
  close(): Promise<void>
}

export interface SandboxOptions {
  /** An address of this machine, by default 127.0.0.1. At any other, all who reach it can read what was sent. */
  host?: string
  /** 0 picks any free port. */
  port?: number | undefined
  /** Determines what the mailbox shows, and which variables a request must have; by default, any. */
  template?: MailTemplate
}

export const defaultPort = 9010

/** Parses a port number; 0 is any free one. Throws Error that calls it `name`. */
export function portFrom(text: string, name: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`${name} must be a whole number from 0 to 65535, not "${text}".`)
}

/** Starts both providers and the mailbox; throws the system's error, such as `EADDRINUSE`. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', port = defaultPort, template } = options
  const app = await createServer({ outbox: [], faults: new Faults(), uploads: new Map(), template })
  const url = await app.listen({ host, port })
  return { url, inboxUrl: `${url}/mailbox`, close: () => app.close() }
}

async function createServer(context: SandboxContext): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    // A browser retries a request by itself if a reused connection closes without an answer, and
    // one `drop` would count twice (docs/decisions/sending.md).
    maxRequestsPerSocket: 1,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  })
  // Errors need these too: without them a browser hides the response from the page.
  app.addHook('onRequest', async ({ method }, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type, X-UC-User-Agent',
      'access-control-expose-headers': 'Retry-After',
      'x-content-type-options': 'nosniff',
    })
    if (method === 'OPTIONS') return reply.code(204).send()
  })
  // Otherwise a delayed response would hold up the end.
  app.addHook('preClose', async () => context.faults.clear())
  for (const routes of [emailRoutes, uploadRoutes, restRoutes, pageRoutes, controlRoutes]) {
    await app.register(async (scope) => routes(scope, context))
  }
  return app
}

function pageRoutes(scope: FastifyInstance, { outbox, template }: SandboxContext): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8')
  })
  scope.get('/', (_request, reply) => reply.redirect('/mailbox'))
  scope.get('/mailbox', () => mailboxPage(outbox, template))
  scope.get<{ Params: { id: string } }>('/mailbox/:id', ({ params }, reply) => {
    const entry = outbox.find(({ id }) => id === params.id)
    return entry ? mailPage(entry, template) : reply.code(404).send(mailboxPage(outbox, template))
  })
}

function controlRoutes(scope: FastifyInstance, { outbox, faults }: SandboxContext): void {
  // Lets `curl -X PUT -d '{…}'` work without a content type.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    JSON.parse(body),
  )
  scope.setErrorHandler((error, _request, reply) => reply.code(400).send((error as Error).message))
  scope.get('/outbox', () => outbox)
  scope.delete('/outbox', (_request, reply) => {
    outbox.length = 0
    return reply.code(204).send()
  })
  scope.put<{ Body: FaultSet }>('/faults', { schema: { body: faultsSchema } }, ({ body }) => {
    faults.current = body
    return body
  })
  scope.delete('/faults', (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
}

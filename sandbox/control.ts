import type { FastifyInstance } from 'fastify'
import { FaultProblem, parseFaults } from './faults'
import { homePage, homePagePolicy } from './homePage'
import { errorCode } from './networkPorts'
import type { SandboxContext } from './server'

export const outboxPath = '/outbox'
export const faultsPath = '/faults'
export const homePath = '/'

const bodyLimit = 512 * 1024

/** The sandbox's own routes, which neither provider has: home page, outbox and faults. */
export function controlRoutes(scope: FastifyInstance, context: SandboxContext): void {
  readAnyBodyAsText(scope)
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  answerErrorsInPlainText(scope)
  homeRoute(scope, context)
  outboxRoutes(scope, context)
  faultRoutes(scope, context)
}

/** Lets `curl -X PUT -d '{…}'` work without a content type. */
function readAnyBodyAsText(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
}

function answerErrorsInPlainText(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    reply.type('text/plain; charset=utf-8')
    if (error instanceof FaultProblem) return reply.code(400).send(error.message)
    const isLarge = errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE'
    return reply.code(isLarge ? 413 : 400).send(isLarge ? 'Too large' : 'Bad Request')
  })
}

function homeRoute(scope: FastifyInstance, context: SandboxContext): void {
  scope.get(homePath, (_request, reply) =>
    reply
      .header('content-security-policy', homePagePolicy)
      .type('text/html; charset=utf-8')
      .send(homePage({ ...context, url: scope.listeningOrigin })),
  )
}

function outboxRoutes(scope: FastifyInstance, { outbox }: SandboxContext): void {
  scope.get(outboxPath, (_request, reply) => reply.send(outbox.list()))
  scope.delete(outboxPath, (_request, reply) => {
    outbox.clear()
    return reply.code(204).send()
  })
}

function faultRoutes(scope: FastifyInstance, { faults }: SandboxContext): void {
  scope.get(faultsPath, (_request, reply) => reply.send(faults.list()))
  scope.put<{ Body: string }>(faultsPath, (request, reply) => {
    faults.replace(parseFaults(parseJson(request.body ?? '')))
    return reply.send(faults.list())
  })
  scope.delete(faultsPath, (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FaultProblem('The body is not JSON.')
  }
}

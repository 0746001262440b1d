import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { ConsoleMessage, Page, Response } from '@playwright/test'
import Fastify from 'fastify'
import { root } from '../../tools/lib/run'
import { testBuilds } from '../../tools/lib/testBuilds'

const folder = testBuilds.storybook

export interface IndexEntry {
  id: string
  /** The component's path in the sidebar. */
  title: string
  type: 'story' | 'docs'
  tags: string[]
}

/**
 * Every story and documentation page of the Storybook built for the tests, but the stories with the
 * site's own texts, which may change at any time.
 *
 * @throws Error with the command to run if it has not been built
 */
export function builtEntries(): IndexEntry[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) {
    const name = relative(root, folder)
    throw new Error(`There is no ${name}. Run \`npm test -- storybook\` first.`)
  }
  const entries: IndexEntry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  return entries.filter(({ tags }) => !tags.includes('own-texts'))
}

/** Serves it under a sub-path, so nothing may rely on the root; `url` ends with a slash. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const prefix = '/some/sub/path/'
  const server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyStatic, { root: folder, prefix })
  // Browsers request this from every host.
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return { url: url + prefix, close: () => server.close() }
}

export interface Problems {
  /** Each with the page's query string. */
  readonly found: readonly string[]
  /** Stops collecting. */
  stop: () => void
}

/** Storybook reports the arguments of each action, follows them to the window, and warns itself. */
const storybooksOwn = /^Accessing the Story Store is deprecated/

/** Collects the console's errors and warnings, uncaught errors and failed requests. */
export function collectProblems(page: Page): Problems {
  const found: string[] = []
  const add = (text: string) => found.push(`${page.url().split('?')[1] ?? ''}: ${text}`)
  const onConsole = (message: ConsoleMessage) => {
    const isMeant =
      ['error', 'warning'].includes(message.type()) && !storybooksOwn.test(message.text())
    if (isMeant) add(message.text())
  }
  const onError = ({ message }: Error) => add(message)
  const onResponse = (response: Response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  }
  page.on('console', onConsole)
  page.on('pageerror', onError)
  page.on('response', onResponse)
  const stop = () => {
    page.off('console', onConsole)
    page.off('pageerror', onError)
    page.off('response', onResponse)
  }
  return { found, stop }
}

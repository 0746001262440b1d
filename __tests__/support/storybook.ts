import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { ConsoleMessage, Page, Response } from '@playwright/test'
import Fastify from 'fastify'
import { root } from '../../scripts/lib/run'
import { testBuilds } from '../../scripts/lib/testBuilds'

const folder = testBuilds.storybook

export interface IndexEntry {
  id: string
  /** The component's place in the sidebar. */
  title: string
  type: 'story' | 'docs'
  tags: string[]
}

/**
 * Every story and every page of the Storybook built for the tests.
 *
 * @throws Error that names the command where it is not built
 */
export function builtEntries(): IndexEntry[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) {
    const name = relative(root, folder)
    throw new Error(`There is no ${name}. Run \`npm run build:test-storybook\` before.`)
  }
  return Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
}

/** Serves it where nothing may count on being at the root of its host; `url` ends with a slash. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const prefix = '/some/sub/path/'
  const server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyStatic, { root: folder, prefix })
  // Browsers ask every host for it, whatever its pages say.
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return { url: url + prefix, close: () => server.close() }
}

export interface Complaints {
  /** Each with the address it came from. */
  readonly heard: readonly string[]
  /** Stops listening. */
  end: () => void
}

/**
 * Listens for all that the browser complains about.
 *
 * @param grave types of console messages that count
 */
export function listenForComplaints(page: Page, grave = ['error', 'warning']): Complaints {
  const heard: string[] = []
  const add = (text: string) => heard.push(`${page.url().split('?')[1] ?? ''}: ${text}`)
  const onConsole = (message: ConsoleMessage) => {
    if (grave.includes(message.type())) add(message.text())
  }
  const onError = ({ message }: Error) => add(message)
  const onResponse = (response: Response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  }
  page.on('console', onConsole)
  page.on('pageerror', onError)
  page.on('response', onResponse)
  const end = () => {
    page.off('console', onConsole)
    page.off('pageerror', onError)
    page.off('response', onResponse)
  }
  return { heard, end }
}

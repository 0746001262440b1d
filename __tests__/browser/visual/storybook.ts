import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import { test as base, type Page } from '@playwright/test'
import Fastify from 'fastify'
import type { Played } from '../../../.storybook/preview'
import { root } from '../../../tools/lib/run'
import { testBuilds } from '../../../tools/lib/testBuilds'

const folder = testBuilds.storybook

export interface IndexEntry {
  id: string
  title: string
  type: 'story' | 'docs'
  tags: string[]
}

/** Returns the built stories, except those with the site's own texts, which may change. */
export function builtStories(): IndexEntry[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) {
    const name = relative(root, folder)
    throw new Error(`There is no ${name}. Run \`npm test -- storybook\` first.`)
  }
  const entries: IndexEntry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  return entries.filter(({ type, tags }) => type === 'story' && !tags.includes('own-texts'))
}

/** Serves Storybook to a worker under a sub-path, so that nothing may rely on the root. */
export const test = base.extend<object, { iframe: string }>({
  iframe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      const prefix = '/some/sub/path/'
      const server = Fastify({ forceCloseConnections: true })
      // Built files never change, so the browser compiles each only once.
      await server.register(fastifyStatic, { root: folder, prefix, maxAge: '1d', immutable: true })
      // Browsers request this from every host.
      server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
      const url = await server.listen({ host: '127.0.0.1', port: 0 })
      await use(`${url}${prefix}iframe.html`)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a story's page after its `play` has run. Storybook's axe run is off: use `expectAccessible`. */
export async function openStory(page: Page, iframe: string, id: string): Promise<Played> {
  await page.goto(`${iframe}?viewMode=story&id=${id}&globals=a11y.manual:!true`)
  const outcome = page.locator('[data-played], body.sb-show-errordisplay').first()
  await outcome.waitFor({ state: 'attached' })
  const played = await outcome.getAttribute('data-played')
  if (!played)
    throw new Error(`${id} failed: ${await page.locator('#error-message').textContent()}`)
  return JSON.parse(played)
}

/** A warning that Storybook's own action reporting causes. */
const storybooksOwn = /^Accessing the Story Store is deprecated/

/** Collects console errors and warnings, uncaught errors and failed requests into the returned array. */
export function collectProblems(page: Page): readonly string[] {
  const found: string[] = []
  const add = (text: string) => found.push(`${page.url().split('?')[1] ?? ''}: ${text}`)
  page.on('console', (message) => {
    const isMeant =
      ['error', 'warning'].includes(message.type()) && !storybooksOwn.test(message.text())
    if (isMeant) add(message.text())
  })
  page.on('pageerror', ({ message }) => add(message))
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  })
  return found
}

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFindings } from '@partner-site/content-model'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { fixtureConfig, fixtureFolder } from '../../../__tests__/fixtures/content'
import { git, openTestEditor } from '../__tests__/server/support'
import { buildPage } from '../src/server/buildPage'
import { type Staff, staffAt } from './staff'

type Editor = Awaited<ReturnType<typeof openOver>>

interface Fixtures {
  editor: Editor
  /** Opens the editor in a tab; fails if a page contacts another server or reports an error. */
  open: (context: BrowserContext) => Promise<Staff>
  me: Staff
  other: Staff
}

interface WorkerFixtures {
  ui: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ui: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => use(await buildPage(join(__dirname, 'config.tsx'))),
    { scope: 'worker' },
  ],
  editor: async ({ ui }, use) => {
    const own = await mkdtemp(join(tmpdir(), 'editor-journey-'))
    const editor = await openOver(own, ui)
    await use(editor)
    await editor.close()
    await rm(own, { recursive: true, force: true })
  },
  open: async ({ editor: { url } }, use) => {
    const heard: string[] = []
    await use(async (context) => {
      const page = await context.newPage()
      page.on('request', (request) => {
        const isOurs = /^(data|blob):/.test(request.url()) || request.url().startsWith(`${url}/`)
        if (!isOurs) heard.push(request.url())
      })
      page.on('pageerror', (error) => heard.push(error.message))
      page.on('console', (message) => {
        // The browser's own message about an unsuccessful response.
        const isAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAnswer) heard.push(message.text())
      })
      await page.goto(url)
      await expect(page.getByRole('heading', { name: 'Content editor', level: 1 })).toBeVisible()
      return staffAt(page)
    })
    expect(heard, `what left ${url}, and errors`).toEqual([])
  },
  me: async ({ open, context }, use) => use(await open(context)),
  other: async ({ open, browser }, use) => {
    const context = await browser.newContext()
    await use(await open(context))
    await context.close()
  },
})

async function openOver(own: string, ui: string) {
  const folder = join(own, 'content')
  await cp(fixtureFolder, folder, { recursive: true })
  git(own, 'init', '--quiet', '--initial-branch=main')
  git(own, 'add', '.')
  git(own, 'commit', '--quiet', '--message', 'Begin')
  const options = { folder, ui, uploads: join(own, '.git', 'uploads'), log: console.error }
  let opened = await openTestEditor(options)
  const { url } = opened
  const lines = (text: string) => text.split('\n').filter(Boolean)
  return {
    url,
    folder,
    /** The lines of `git diff` that begin with + or -, below the name of their file. */
    changes: () =>
      lines(git(own, 'diff', '--unified=0', '--no-prefix'))
        .filter((line) => /^(\+{3} |[+-](?!--|\+\+))/.test(line))
        .map((line) => line.replace('+++ content/', '')),
    status: () => lines(git(own, 'status', '--short', '--untracked-files=all')),
    findings: () => contentFindings({ ...fixtureConfig, folder }),
    close: () => opened.close(),
    /** Reopens on the same port. */
    open: async () => {
      opened = await openTestEditor(options, Number(new URL(url).port))
    },
  }
}

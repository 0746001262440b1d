import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage, openEditor } from '@partner-site/content-editor'
import { contentFindings } from '@partner-site/content-model'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { root } from '../../../tools/lib/run'
import { fixtureConfig, fixtureFolder } from '../../fixtures/content'
import { type Staff, staffAt } from './staff'

type Editor = Awaited<ReturnType<typeof openOver>>

interface Fixtures {
  editor: Editor
  /** Opens the editor in a tab; fails if a page contacts another server or reports an error. */
  openPage: (context: BrowserContext) => Promise<Page>
  me: Staff
}

interface WorkerFixtures {
  ui: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ui: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => use(await buildPage(join(root, 'content-editor.config.tsx'))),
    { scope: 'worker' },
  ],
  editor: async ({ ui }, use) => {
    const own = await mkdtemp(join(tmpdir(), 'editor-journey-'))
    const editor = await openOver(own, ui)
    await use(editor)
    await editor.close()
    await rm(own, { recursive: true, force: true })
  },
  openPage: async ({ editor: { url } }, use) => {
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
      return page
    })
    expect(heard, `what left ${url}, and errors`).toEqual([])
  },
  me: async ({ openPage, context }, use) => use(staffAt(await openPage(context))),
})

/** Runs git as a developer would, whatever this machine's own settings are. */
function git(folder: string, ...args: readonly string[]): string {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const own = ['user.name=Asha', 'user.email=asha@example.com', 'core.autocrlf=false']
  return execFileSync('git', [...own.flatMap((one) => ['-c', one]), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(others), GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd()
}

async function openOver(own: string, ui: string) {
  const folder = join(own, 'content')
  await cp(fixtureFolder, folder, { recursive: true })
  git(own, 'init', '--quiet', '--initial-branch=main')
  git(own, 'add', '.')
  git(own, 'commit', '--quiet', '--message', 'Begin')
  const listen = async (port: number) => {
    const config = { ...fixtureConfig, folder }
    const guide = join(root, 'docs', 'editing-content.md')
    const app = await openEditor({ config, ui, guide, log: console.error })
    const url = await app.listen({ host: '127.0.0.1', port })
    return { app, url }
  }
  let { app, url } = await listen(0)
  const lines = (text: string) => text.split('\n').filter(Boolean)
  return {
    url,
    /** The lines of `git diff` that begin with + or -, below the name of their file. */
    changes: () =>
      lines(git(own, 'diff', '--unified=0', '--no-prefix'))
        .filter((line) => /^(\+{3} |[+-](?!--|\+\+))/.test(line))
        .map((line) => line.replace('+++ content/', '')),
    status: () => lines(git(own, 'status', '--short', '--untracked-files=all')),
    findings: () => contentFindings({ ...fixtureConfig, folder }),
    /** Changes a file as another program does. */
    replaceIn: async (name: string, from: string | RegExp, to: string) => {
      const path = join(folder, name)
      await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
    },
    close: () => app.close(),
    /** Reopens on the same port. */
    open: async () => {
      ;({ app, url } = await listen(Number(new URL(url).port)))
    },
  }
}

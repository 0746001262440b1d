import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { contentFindings } from '../../../scripts/lib/contentFindings'
import { root } from '../../../scripts/lib/run'
import { openEditor } from '../server/app'
import { buildPage } from '../server/buildPage'

/** The editor's server over a copy of the tests' content, which is in a git repository. */
export interface Editor {
  url: string
  /** The folder with the YAML files. */
  folder: string
  read: (file: string) => string
  /** Changes a file as a text editor does. */
  replace: (file: string, from: string, to: string) => void
  /** The lines of `git diff` that begin with + or -, by file. */
  changedLines: () => Record<string, string[]>
  /** What `git status` shows, for example `?? content/images/team.jpg`. */
  status: () => string[]
  /** What `npm run content:check` prints. */
  findings: () => Promise<string[]>
  close: () => Promise<void>
  /** On the same port. */
  open: () => Promise<void>
}

interface Fixtures {
  editor: Editor
  /** The editor, open at its address. */
  page: Page
  /** The editor in the browser of another person. */
  other: Page
  /** Requests that left the editor's server, and what a page should not have said. */
  heard: { foreign: string[]; errors: string[] }
}

interface WorkerFixtures {
  /** Folder of the built page. */
  ui: string
}

/** Staff in the content editor: each test has its own server, content and browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ui: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => use((await buildPage({ root })).out),
    { scope: 'worker' },
  ],
  editor: async ({ ui }, use) => {
    const own = await mkdtemp(join(tmpdir(), 'editor-journey-'))
    const editor = await openOver(own, ui)
    await use(editor)
    await editor.close()
    await rm(own, { recursive: true, force: true })
  },
  heard: async ({ editor }, use) => {
    const heard: Fixtures['heard'] = { foreign: [], errors: [] }
    await use(heard)
    expect(heard, `what left ${editor.url}, and errors`).toEqual({ foreign: [], errors: [] })
  },
  page: async ({ context, editor, heard }, use) => {
    await use(await openPage(await context.newPage(), editor, heard))
  },
  other: async ({ browser, editor, heard }, use) => {
    const context = await browser.newContext()
    await use(await openPage(await context.newPage(), editor, heard))
    await context.close()
  },
})

export async function openPage(
  page: Page,
  { url }: Editor,
  { foreign, errors }: Fixtures['heard'],
): Promise<Page> {
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`)) {
      foreign.push(request.url())
    }
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // The browser's own words about an answer that is no success.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text())
    }
  })
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Content editor', level: 1 })).toBeVisible()
  return page
}

async function openOver(own: string, ui: string): Promise<Editor> {
  const folder = join(own, 'content')
  await cp(fixtureFolder, folder, { recursive: true })
  git(own, 'init', '--quiet')
  git(own, 'add', '.')
  git(own, 'commit', '--quiet', '--message', 'Begin')
  let app: Awaited<ReturnType<typeof openEditor>>
  const listen = async (port: number) => {
    const uploads = join(own, '.git', 'uploads')
    app = await openEditor({ root, folder, uploads, ui, log: (error) => console.error(error) })
    return app.listen({ host: '127.0.0.1', port })
  }
  const url = await listen(0)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    url,
    folder,
    read,
    replace(file, from, to) {
      const text = read(file)
      expect(text).toContain(from)
      writeFileSync(join(folder, file), text.replace(from, to))
    },
    changedLines: () => linesByFile(git(own, 'diff', '--unified=0')),
    status: () =>
      git(own, 'status', '--short', '--untracked-files=all').split('\n').filter(Boolean),
    findings: () => contentFindings(folder),
    close: () => app.close(),
    open: async () => {
      await listen(Number(new URL(url).port))
    },
  }
}

/** Git as it is without this machine's settings. */
function git(folder: string, ...args: string[]): string {
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const settings = ['user.name=Asha', 'user.email=asha@example.com', 'core.autocrlf=false']
  return execFileSync('git', [...settings.flatMap((one) => ['-c', one]), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(variables), GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' },
    encoding: 'utf8',
  }).trimEnd()
}

function linesByFile(diff: string): Record<string, string[]> {
  const files = diff.split(/^diff --git a\/content\//m).slice(1)
  return Object.fromEntries(
    files.map((file) => [
      file.split(' ')[0],
      file.split('\n').filter((line) => /^[+-](?!--|\+\+)/.test(line)),
    ]),
  )
}

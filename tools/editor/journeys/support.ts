import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { contentFindings } from '../../../scripts/lib/contentFindings'
import { root } from '../../../scripts/lib/run'
import { openEditor } from '../server/app'
import { buildPage } from '../server/buildPage'
import { gitStore } from '../server/stores'

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
  /** The values in a file. */
  // biome-ignore lint/suspicious/noExplicitAny: of any shape
  data: (file: string) => any
  /** The subjects of the commits that the remote's branch has, the last first. */
  log: (branch: string) => string[]
  /** What `npm run content:check` prints. */
  findings: () => Promise<string[]>
  close: () => Promise<void>
  /** On the same port. */
  open: () => Promise<void>
}

interface Fixtures {
  /** With `--git`: the address of the remote, of which there is a copy on this machine. */
  remote: string | undefined
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
  remote: [undefined, { option: true }],
  editor: async ({ ui, remote }, use) => {
    const own = await mkdtemp(join(tmpdir(), 'editor-journey-'))
    const editor = await openOver(own, ui, remote)
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

const committer = { name: 'Asha', email: 'asha@example.com' }
const settings = { remote: 'origin', branch: 'content/edits', base: 'main', committer }

async function openOver(own: string, ui: string, remote?: string): Promise<Editor> {
  const folder = join(own, 'content')
  await cp(fixtureFolder, folder, { recursive: true })
  git(own, 'init', '--quiet', '--initial-branch=main')
  git(own, 'add', '.')
  git(own, 'commit', '--quiet', '--message', 'Begin')
  if (remote) {
    git(own, 'remote', 'add', 'origin', remote)
    git(own, 'config', `url.${join(own, '.git', 'remote')}.insteadOf`, remote)
    git(own, 'clone', '--quiet', '--bare', '.', join('.git', 'remote'))
  }
  let app: Awaited<ReturnType<typeof openEditor>>
  const listen = async (port: number) => {
    const uploads = join(own, '.git', 'uploads')
    app = await openEditor({
      ...{ root, folder, uploads, ui },
      log: (error) => console.error(error),
      ...(remote && { storeOf: (content) => gitStore(content, settings) }),
    })
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
    data: (file) => parse(read(file)),
    log: (branch) => git(join(own, '.git', 'remote'), 'log', '--format=%s', branch).split('\n'),
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

/** Shows a file: Site, Home, About or Contact. */
export const show = (page: Page, file: string): Promise<void> => fileTab(page, file).click()

export const fileTab = (page: Page, file: string): Locator =>
  page.getByRole('tablist', { name: 'Files' }).getByRole('tab', { name: file })

/** A part of the form, by its heading. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('group', { name, exact: true })

export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true })

export const oldHeadline = 'Expand your business with exclusive B2B Singapore and Malaysia deals'
export const longHeadline = `${'A very long headline about our coaches '.repeat(3)}indeed`

export const headline = (page: Page): Locator => field(part(page, 'Hero'), 'Headline')

export const reviewButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Review and save/ })

export const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Review and save' })

export async function openReview(page: Page): Promise<Locator> {
  await reviewButton(page).click()
  await expect(review(page)).toBeVisible()
  return review(page)
}

/** Looks at the changes and saves them. */
export async function save(page: Page): Promise<void> {
  await openReview(page)
  await saveButton(page).click()
  await expect(outcome(page, /^Saved /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Everything is saved' })).toBeDisabled()
}

export const saveButton = (page: Page): Locator =>
  review(page).getByRole('button', { name: 'Save', exact: true })

/** As from another tab or program: the editor then looks at once whether a file has changed. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** A notice above the form. */
export const outcome = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByText(text)

/** The page in the preview. */
export const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]')

import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fixtureConfig, fixtureFolder } from '../../../../__tests__/fixtures/content'
import type { OpenContent, Workplace } from '../../src/protocol'
import { branchIn, type GitSettings } from '../../src/server/gitBranch'
import { personBehind } from '../../src/server/people'
import {
  type Edit,
  git,
  heading,
  headline,
  newFolder,
  openTestEditor,
  replaceIn,
  type TestEditor,
} from './support'

const settings: GitSettings = {
  remote: 'origin',
  branch: 'content/edits',
  base: 'main',
  committer: { name: 'Content editor', email: 'editor@example.com' },
}
const name = 'x-forwarded-preferred-username'
const header = Buffer.from('陳 美 Müller').toString('latin1')
export const mei = { 'x-forwarded-email': 'mei@example.com', [name]: header }
export const ravi = { 'x-forwarded-email': 'ravi@example.com', [name]: 'Ravi' }
export const home = { 'home.yaml': headline }
export const about = { 'about.yaml': heading }

/** A folder for each test, with a repository, a clone of it, and another person's files. */
export let own: string
export let bare: string
export let clone: string
const open: TestEditor[] = []

export const onRemote = (...args: string[]) => git(bare, ...args)

/** Runs git over another person's files; what it commits is in the repository without a push. */
export const elsewhere = (...args: string[]) =>
  git(join(own, 'elsewhere'), '--git-dir=../bare.git', '--work-tree=.', ...args)

export async function changeElsewhere(branch: string, file: string, from: string, to: string) {
  const isThere = existsSync(join(bare, 'refs/heads', branch))
  elsewhere('checkout', '--quiet', '--force', ...(isThere ? [branch] : ['-b', branch, 'main']))
  await replaceIn(join(own, 'elsewhere/content', file), from, to)
  elsewhere('commit', '--quiet', '--all', '--message', 'Change it elsewhere')
}

export function commitOnMain(...args: string[]) {
  elsewhere('checkout', '--quiet', '--force', 'main')
  elsewhere(...args)
  elsewhere('commit', '--quiet', '--message', 'Change it on main')
}

let template: string
beforeAll(async () => {
  template = await newFolder()
  const [first, repository] = [join(template, 'clone'), join(template, 'bare.git')]
  await cp(fixtureFolder, join(first, 'content'), { recursive: true })
  await writeFile(join(first, 'content/images/old.png'), 'old')
  await writeFile(join(first, 'look.tsx'), 'old\n')
  await mkdir(join(template, 'elsewhere'))
  git(template, 'init', '--quiet', '--template=', '--initial-branch=main', '--bare', repository)
  git(template, 'init', '--quiet', '--template=', '--initial-branch=main', first)
  for (const each of [first, repository]) {
    // Maintenance would start further processes; the disk need not be flushed for a test.
    for (const off of ['maintenance.auto=false', 'receive.autogc=false', 'core.fsync=none']) {
      git(each, 'config', ...off.split('='))
    }
  }
  git(first, 'add', '.')
  git(first, 'commit', '--quiet', '--message', 'Begin')
  // Relative, so that a copied clone has the copied repository as its remote.
  git(first, 'remote', 'add', 'origin', '../bare.git')
  git(first, 'push', '--quiet', 'origin', 'main')
})
afterAll(() => rm(template, { recursive: true, force: true }))

beforeEach(async () => {
  own = await newFolder()
  await cp(template, own, { recursive: true })
  bare = join(own, 'bare.git')
  clone = join(own, 'clone')
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((editor) => editor.close()))
  await rm(own, { recursive: true, force: true })
})

export async function hook(folder: string, hookName: string, script: string): Promise<void> {
  await mkdir(join(folder, 'hooks'), { recursive: true })
  await writeFile(join(folder, 'hooks', hookName), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Opens an editor on a clone as the command does; `first` is what it reads then. */
export async function editorOn(
  content = join(clone, 'content'),
  changes: Partial<GitSettings> = {},
) {
  const { schema } = fixtureConfig
  const place = { folder: content, schema }
  const files = join(own, `files-${open.length}`)
  const sources = [join(clone, 'look.tsx')]
  const branch = await branchIn(place, { ...settings, ...changes }, files, sources)
  const editor = await openTestEditor({
    folder: branch.folder,
    uploads: join(own, 'uploads'),
    personOf: personBehind({ user: 'x-forwarded-email', name }),
    branch,
  })
  open.push(editor)
  const read = async () => {
    const content: OpenContent = await (await editor.get('/api/content', mei)).json()
    const workplace = content.workplace as Workplace & { kind: 'git' }
    const text = (file: string) => JSON.stringify(content.files.find((one) => one.name === file))
    return { ...content, notices: workplace?.notices, text }
  }
  const saved = async (edits: Record<string, Edit>, who = mei) =>
    expect(await editor.save(edits, who)).toMatchObject({ ok: true })
  const recover = async (how: 'save' | 'leave') => {
    const notice = (await read()).notices.find(({ kind }) => kind === 'lost')
    const commit = notice?.kind === 'lost' ? notice.commit : ''
    const answer = await editor.post('/api/recover', { commit, how }, ravi)
    return { status: answer.status, ...(await answer.json()) }
  }
  return { ...editor, read, saved, recover, first: await read() }
}

export const headlineOnBranch = () =>
  /headline: (.+)/.exec(onRemote('show', 'content/edits:content/home.yaml'))?.[1]

/** Returns what must be as before, whatever the editor does. */
export async function ofTheClone(top = clone) {
  const names = ['index', 'config', 'HEAD'].flatMap((each) => ['--git-path', each])
  const paths = git(top, 'rev-parse', '--path-format=absolute', ...names).split('\n')
  const bytes = await Promise.all(paths.map((path) => readFile(path, 'base64')))
  const branches = git(top, 'for-each-ref', 'refs/heads', 'refs/stash')
  return [...bytes, branches, git(top, '--no-optional-locks', 'status', '--porcelain')]
}

import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { GitError } from 'simple-git'
import { fixtureFolder } from '../../../../__tests__/fixtures/content'
import { gitIn, personOfGit, requireClone } from '../../src/server/git'
import { gitRefusal } from '../../src/server/gitRefusal'
import { type GitSettings, gitStore } from '../../src/server/gitStore'
import { personBehind } from '../../src/server/people'
import {
  type Edit,
  git,
  heading,
  headline,
  hero,
  newFolder,
  openTestEditor,
  replaceIn,
  set,
  snapshot,
  type TestEditor,
} from './support'

const settings: GitSettings = {
  remote: 'origin',
  branch: 'content/edits',
  base: 'main',
  committer: { name: 'Content editor', email: 'editor@example.com' },
}
const name = 'x-forwarded-preferred-username'
const mei = { 'x-forwarded-email': 'mei@example.com', [name]: 'Mei Tan' }
const ravi = { 'x-forwarded-email': 'ravi@example.com', [name]: 'Ravi' }

let own: string
let bare: string
let clone: string
let editor: TestEditor

const onRemote = (...args: string[]) => git(bare, ...args)

/** A second clone, in which somebody changes files of a branch and pushes them. */
async function pushFromElsewhere(branch: string, change: (folder: string) => Promise<unknown>) {
  const other = join(own, `other-${Math.random()}`)
  git(own, 'clone', '--quiet', '--branch', branch, bare, other)
  await change(join(other, 'content'))
  git(other, 'add', '--all')
  git(other, 'commit', '--quiet', '--message', 'Change it elsewhere')
  git(other, 'push', '--quiet', 'origin', branch)
}
const replacing = (file: string, from: string, to: string) => (folder: string) =>
  replaceIn(join(folder, file), from, to)

/** The repository and its clone, with which each test begins; without git's sample hooks. */
let template: string
beforeAll(async () => {
  template = await newFolder()
  const first = join(template, 'first')
  await cp(fixtureFolder, join(first, 'content'), { recursive: true })
  git(template, 'init', '--quiet', '--bare', '--template=', '--initial-branch=main', 'bare.git')
  git(first, 'init', '--quiet', '--template=', '--initial-branch=main')
  git(first, 'add', '.')
  git(first, 'commit', '--quiet', '--message', 'Begin')
  git(first, 'push', '--quiet', '../bare.git', 'main')
  git(template, 'clone', '--quiet', '--template=', 'bare.git', 'clone')
  // Relative, so that a copied clone has the copied repository as its remote.
  git(join(template, 'clone'), 'remote', 'set-url', 'origin', '../bare.git')
  // Tidying up takes processes of its own.
  git(join(template, 'clone'), 'config', 'maintenance.auto', 'false')
  git(join(template, 'bare.git'), 'config', 'receive.autogc', 'false')
  await rm(first, { recursive: true })
})
afterAll(() => rm(template, { recursive: true, force: true }))

beforeEach(async () => {
  own = await newFolder()
  await cp(template, own, { recursive: true })
  bare = join(own, 'bare.git')
  clone = join(own, 'clone')
  editor = await openTestEditor({
    folder: join(clone, 'content'),
    uploads: join(own, 'uploads'),
    personOf: personBehind({ user: 'x-forwarded-email', name }),
    storeOf: (content) => gitStore(content, settings),
  })
})
afterEach(async () => {
  await editor.close()
  await rm(own, { recursive: true, force: true })
})

const isClean = () => expect(git(clone, 'status', '--porcelain')).toBe('')
const withNewPicture: Edit = (data) => set('hero.image', 'images/new.png')(headline(data))
const uploadNew = async () =>
  expect(await editor.upload(await hero(), 'new.png', undefined, mei)).toMatchObject({ ok: true })

/** Puts a script in place of a git hook. */
async function hook(folder: string, name: string, script: string): Promise<void> {
  const path = join(folder, 'hooks', name)
  await mkdir(join(folder, 'hooks'), { recursive: true })
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

test('the page learns who edits, where changes go and where they are proposed', async () => {
  const workplace = async () => (await (await editor.get('/api/content', mei)).json()).workplace
  const person = { name: 'Mei Tan', email: 'mei@example.com' }
  expect(await workplace()).toEqual({ kind: 'git', person, branch: 'content/edits' })
  git(clone, 'config', `url.${bare}.insteadOf`, 'https://mei:secret@github.com/asha/site')
  git(clone, 'remote', 'set-url', 'origin', 'https://mei:secret@github.com/asha/site')
  const proposeAt = 'https://github.com/asha/site/compare/main...content/edits?expand=1'
  expect(await workplace()).toMatchObject({ person, proposeAt })
})

test('a save is a commit by the person on the branch, with exactly the changed lines', async () => {
  const edits = { 'home.yaml': headline, 'about.yaml': heading }
  const saved = await editor.save(edits, mei, 'Shorten\nboth\u202e')
  const commit = onRemote('rev-parse', '--short', 'content/edits')
  expect(saved).toMatchObject({ ok: true, commit })
  expect(saved).toMatchObject({ workplace: { kind: 'git', branch: 'content/edits' } })
  expect(onRemote('log', '-1', '--format=%an <%ae>|%cn <%ce>|%B', 'content/edits')).toBe(
    'Mei Tan <mei@example.com>|Content editor <editor@example.com>|Shorten both',
  )
  expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe(
    '1\t1\tcontent/about.yaml\n1\t1\tcontent/home.yaml',
  )
  expect(onRemote('rev-list', '--count', 'main..content/edits')).toBe('1')
  isClean()
})

test('removing a picture is a commit; where the server refuses it, the picture is back', async () => {
  await pushFromElsewhere('main', async (folder) =>
    writeFile(join(folder, 'images/old.png'), await hero()),
  )
  const path = 'images/old.png'
  await hook(bare, 'pre-receive', 'exit 1')
  const refused = await editor.remove(path, mei)
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('server refused') })
  expect(existsSync(join(clone, 'content', path))).toBe(true)
  isClean()
  await rm(join(bare, 'hooks/pre-receive'))
  expect(await editor.remove(path, ravi)).toEqual({ ok: true })
  const diff = ['diff', '--name-status', 'main', 'content/edits']
  expect(onRemote(...diff)).toBe('D\tcontent/images/old.png')
  expect(onRemote('log', '-1', '--format=%an|%s', 'content/edits')).toBe(`Ravi|Remove ${path}`)
})

test('authors may have names in any script', async () => {
  const header = Buffer.from('陳 美 Müller').toString('latin1')
  await editor.save({ 'home.yaml': headline }, { ...mei, [name]: header })
  expect(onRemote('log', '-1', '--format=%an', 'content/edits')).toBe('陳 美 Müller')
})

test.each([
  ['Mei <mei>', 'mei'],
  ['auth0|5f7c8ec7c33c6c004bbafe82', 'mei'],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'mei'],
  ['117245678901234567890', 'mei'],
  ['mei@example.com', 'mei'],
  ['ACME\\mtan', 'mei'],
  ['mtan2', 'mtan2'],
])('a person whose name is sent as %p is called %p', (sent, called) => {
  const personOf = personBehind({ user: 'x-forwarded-email', name })
  const headers = { ...mei, [name]: sent, 'x-forwarded-user': 'auth0|abc' }
  expect(personOf(headers)).toEqual({ name: called, email: 'mei@example.com' })
})

test.each([{}, { 'x-forwarded-email': 'mei@example.com> <x@example.com' }])(
  'headers that name nobody (%j) get 401, with what the proxy must send',
  async (who) => {
    for (const path of ['/', '/api/content', '/content/images/hero.png']) {
      const answer = await editor.get(path, who as Record<string, string>)
      expect(answer.status).toBe(401)
      expect(await answer.text()).toContain('the header x-forwarded-email')
    }
  },
)

test('what others pushed to the branch or to main is there when the page is read', async () => {
  await editor.save({ 'home.yaml': headline }, mei)
  await pushFromElsewhere('content/edits', replacing('about.yaml', 'heading: ', 'heading: Branch '))
  await pushFromElsewhere('main', replacing('contact.yaml', 'heading: ', 'heading: Main '))
  const files = JSON.stringify(await editor.files(mei))
  expect(files).toMatch(/Go further together.*"Branch .*"Main /)
  await editor.save({ 'home.yaml': set('hero.lead', 'All by coach.') }, ravi)
  expect(onRemote('log', '--format=%an', 'main..content/edits').split('\n').sort()).toEqual([
    'Asha',
    'Content editor',
    'Mei Tan',
    'Ravi',
  ])
})

test('in a clone with core.autocrlf it starts, keeps the line ends, and commits one line', async () => {
  const home = join(clone, 'content/home.yaml')
  await rm(home)
  git(clone, '-c', 'core.autocrlf=true', 'checkout', '--', '.')
  git(clone, 'config', 'core.autocrlf', 'true')
  await expect(requireClone(gitIn(clone), 'origin')).resolves.toBeUndefined()
  expect(await editor.save({ 'home.yaml': headline }, mei)).toMatchObject({ ok: true })
  expect(await readFile(home, 'utf8')).not.toMatch(/[^\r]\n/)
  expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe('1\t1\tcontent/home.yaml')
})

test('a file with CRLF in the repository keeps it, and a save is one line', async () => {
  await pushFromElsewhere('main', async (folder) => {
    const home = join(folder, 'home.yaml')
    await writeFile(home, (await readFile(home, 'utf8')).replaceAll('\n', '\r\n'))
  })
  expect(await editor.save({ 'home.yaml': headline }, mei)).toMatchObject({ ok: true })
  expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe('1\t1\tcontent/home.yaml')
})

test('a conflict with main leaves the branch as it is, and is reported until it is resolved', async () => {
  await editor.save({ 'home.yaml': headline }, mei)
  await pushFromElsewhere('main', replacing('home.yaml', 'headline: ', 'headline: Main '))
  const { files, workplace } = await (await editor.get('/api/content', mei)).json()
  expect(files[1].data.hero.headline).toBe('Go further together')
  expect(workplace.conflict).toBe('main')
  const saved = { ok: true, workplace: { conflict: 'main' } }
  expect(await editor.save({ 'about.yaml': heading }, mei)).toMatchObject(saved)
  isClean()

  await pushFromElsewhere('content/edits', async (folder) =>
    git(folder, 'merge', '--quiet', '--strategy-option=ours', '--no-commit', 'origin/main'),
  )
  const settled = await editor.save({ 'home.yaml': set('hero.lead', 'All by coach.') }, mei)
  expect(settled).toMatchObject({ ok: true })
  expect(settled).not.toHaveProperty('workplace.conflict')
})

test('after the branch was merged, or deleted, it begins at main', async () => {
  await editor.save({ 'home.yaml': headline }, mei)
  await pushFromElsewhere('main', async (folder) =>
    git(folder, 'merge', '--quiet', '--no-ff', '--no-commit', 'origin/content/edits'),
  )
  await editor.save({ 'about.yaml': heading }, mei)
  expect(onRemote('rev-list', '--count', 'main..content/edits')).toBe('1')
  onRemote('branch', '--quiet', '-D', 'content/edits')
  expect((await editor.files(mei))['about.yaml']?.data.heading).not.toBe('Who we are')
  await editor.save({ 'about.yaml': heading }, ravi)
  expect(onRemote('log', '--format=%an', 'main..content/edits')).toBe('Ravi')
})

test('two people save at the same moment: the second is asked, and nothing is lost', async () => {
  const requests = [
    [await editor.edited({ 'home.yaml': headline }, mei), mei],
    [await editor.edited({ 'home.yaml': set('hero.headline', 'Other') }, mei), ravi],
    [await editor.edited({ 'about.yaml': heading }, mei), ravi],
  ] as const
  const answers = await Promise.all(
    requests.map(([files, who]) => editor.post('/api/save', { files, summary: '' }, who)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200])
  expect(onRemote('log', '--format=%an', 'main..content/edits')).toBe('Ravi\nMei Tan')
  expect(onRemote('show', 'content/edits:content/home.yaml')).toContain('Go further together')
})

test('a push that comes between our fetch and ours is not lost: the person saves again', async () => {
  await editor.save({ 'site.yaml': set('brand.name', 'Coaches') }, mei)
  const other = join(own, 'racer')
  git(own, 'clone', '--quiet', '--branch', 'content/edits', bare, other)
  await replaceIn(join(other, 'content/about.yaml'), 'heading: ', 'heading: Raced ')
  git(other, 'commit', '--quiet', '--all', '--message', 'Race')
  const push = `cd '${other}' && env -u GIT_DIR git push -q origin content/edits`
  await hook(join(clone, '.git'), 'pre-push', push)
  const refused = await editor.save({ 'home.yaml': headline }, mei)
  expect(refused).toMatchObject({ message: expect.stringContaining('Somebody else saved') })
  expect(onRemote('log', '-1', '--format=%s', 'content/edits')).toBe('Race')
  isClean()
  await rm(join(clone, '.git/hooks/pre-push'))
  expect(await editor.save({ 'home.yaml': headline }, mei)).toMatchObject({ ok: true })
  expect(onRemote('show', 'content/edits:content/about.yaml')).toContain('heading: Raced ')
  expect(onRemote('show', 'content/edits:content/home.yaml')).toContain('Go further together')
})

test('a push that the server refuses: its words, and everything is as before', async () => {
  const before = await editor.files(mei)
  await uploadNew()
  await hook(bare, 'pre-receive', 'echo "Commits need a ticket."; exit 1')
  expect(await editor.save({ 'home.yaml': withNewPicture }, mei)).toEqual({
    ok: false,
    message: expect.stringMatching(
      /^Nothing was saved; your changes are still in this window\. The Git server refused the change\..*\nGit says: .*Commits need a ticket\./,
    ),
  })
  expect(git(clone, 'rev-list', '--count', 'origin/main..HEAD')).toBe('0')
  isClean()
  expect(await editor.files(mei)).toEqual(before)
  expect(Object.keys(await snapshot(join(own, 'uploads')))).toEqual(['new.png'])
  expect(onRemote('branch', '--list', 'content/edits')).toBe('')
  await rm(join(bare, 'hooks/pre-receive'))
  expect(await editor.save({ 'home.yaml': withNewPicture }, mei)).toMatchObject({ ok: true })
  expect(onRemote('diff', '--name-status', 'main', 'content/edits')).toBe(
    'M\tcontent/home.yaml\nA\tcontent/images/new.png',
  )
  expect(await snapshot(join(own, 'uploads'))).toEqual({})
})

test('a server that cannot be reached: reading and saving say so, and nothing changes', async () => {
  const files = await editor.edited({ 'home.yaml': headline }, mei)
  git(clone, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git')
  const read = await editor.get('/api/content', mei)
  const saved = await editor.post('/api/save', { files, summary: '' }, mei)
  for (const [answer, what] of [
    [read, 'The content cannot be read.'],
    [saved, 'Nothing was saved;'],
  ] as const) {
    expect(answer.status).toBe(503)
    const { message } = await answer.json()
    expect(message.startsWith(what)).toBe(true)
    expect(message).toContain('The Git server cannot be reached')
  }
  isClean()
})

test('files that somebody changed in the clone by hand are not lost', async () => {
  await editor.files(mei)
  const file = join(clone, 'content/about.yaml')
  await replaceIn(file, 'heading: ', 'heading: By hand ')
  const read = await editor.get('/api/content', mei)
  expect((await read.json()).message).toContain('content/about.yaml')
  expect(await readFile(file, 'utf8')).toContain('By hand')
})

test('starts only in a clean clone, and with git installed', async () => {
  const start = (folder: string, remote = 'origin') => requireClone(gitIn(folder), remote)
  await expect(start(clone)).resolves.toBeUndefined()
  await expect(start(own)).rejects.toThrow('this folder is not in a git repository')
  await expect(start(clone, 'elsewhere')).rejects.toThrow('no remote "elsewhere"')
  await writeFile(join(clone, 'notes.txt'), '')
  await expect(start(clone)).rejects.toThrow('this one has some: notes.txt. Commit them')
  const { PATH } = process.env
  process.env.PATH = own
  await expect(start(clone)).rejects.toThrow('--git needs git, which is not installed.')
  process.env.PATH = PATH
  await writeFile(join(clone, '.git/config'), '[broken')
  const broken = /^The editor cannot start\. Git refused\. .*\nGit says: bad config line/
  await expect(start(clone)).rejects.toThrow(broken)
})

test("without a proxy, the person is the one in git's settings; if there is none, it says so", async () => {
  git(clone, 'config', 'user.name', 'Asha Rao')
  git(clone, 'config', 'user.email', 'asha@example.com')
  const asha = { name: 'Asha Rao', email: 'asha@example.com' }
  await expect(personOfGit(gitIn(clone))).resolves.toEqual(asha)
  git(clone, 'config', 'user.email', '')
  git(clone, 'config', 'user.useConfigOnly', 'true')
  await expect(personOfGit(gitIn(clone))).rejects.toThrow(/git config --global user\.name/)
})

test('times out if the git server does not answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const error = await gitIn(clone, undefined, 300)
    .raw('fetch', `git://127.0.0.1:${port}/site.git`)
    .catch((each: unknown) => each)
  expect(gitRefusal(error as GitError, 'No.')).toBe(
    'No. The Git server did not answer in time. Try again in a minute; if it stays so, ask whoever looks after the Git server.\nIt did not end: git fetch.',
  )
  silent.close()
})

test('where nobody can type a password, it ends at once', async () => {
  const asking = createHttpServer((_request, response) =>
    response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
  ).listen(0, '127.0.0.1')
  await once(asking, 'listening')
  const { port } = asking.address() as { port: number }
  git(clone, 'config', 'credential.helper', '')
  git(clone, 'remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`)
  const { message } = await (await editor.get('/api/content', mei)).json()
  expect(message).toMatch(/^The content cannot be read\. The Git server rejected .* credentials\./)
  asking.close()
})

const signWithNothing = () => {
  git(clone, 'config', 'commit.gpgSign', 'true')
  git(clone, 'config', 'gpg.program', join(own, 'no-gpg'))
}
const refuse = (words: string) => () => hook(bare, 'pre-receive', `echo '${words}'; exit 1`)
const lock = (folder: () => string) => async () => {
  const heads = join(folder(), 'refs/heads/content')
  await mkdir(heads, { recursive: true })
  await writeFile(join(heads, 'edits.lock'), '')
}

test.each<[string, () => unknown, string]>([
  [
    'a branch in the way at the server',
    () => onRemote('branch', 'content', 'main'),
    'Another branch at the Git server is in the way',
  ],
  [
    'a branch in the way in the clone',
    () => {
      git(clone, 'checkout', '--quiet', '--detach')
      git(clone, 'branch', '--quiet', '--move', 'content/edits', 'content')
    },
    "Another branch in the editor's clone is in the way",
  ],
  ['a lock at the server', lock(() => bare), 'The branch is locked at the Git server'],
  ['a lock in the clone', lock(() => join(clone, '.git')), "The editor's clone is locked"],
  ['no program that signs', signWithNothing, 'Git could not sign the commit'],
  [
    'a protected branch',
    refuse('error: GH006: Protected branch update failed for refs/heads/content/edits.'),
    'The Git server protects this branch',
  ],
  [
    'no permission',
    refuse('GitLab: You are not allowed to push code to this project.'),
    'The Git server does not give the editor permission',
  ],
  [
    'a full disk, on which the file cannot be put back',
    () =>
      hook(
        join(clone, '.git'),
        'pre-commit',
        'cd content; rm home.yaml; mkdir home.yaml; echo No space left on device >&2; exit 1',
      ),
    "The disk with the editor's clone is full",
  ],
  [
    'a full disk at the server',
    refuse('fatal: write error: No space left on device'),
    'The disk of the Git server is full',
  ],
])('%s: a save says so and whom to ask, and everything is as before', async (_w, spoil, cause) => {
  const files = await editor.edited({ 'home.yaml': headline }, mei)
  await spoil()
  const saved = await editor.post('/api/save', { files, summary: '' }, mei)
  expect(saved.status).toBe(503)
  const { message } = await saved.json()
  expect(message).toContain(`Nothing was saved; your changes are still in this window. ${cause}`)
  expect(message).toMatch(/ask whoever looks after the (editor|Git server)/)
  expect(message).not.toContain('Somebody else saved')
  expect(git(clone, 'rev-list', '--count', 'origin/main..HEAD')).toBe('0')
  isClean()
})

test('a merge with main that cannot be signed is no conflict', async () => {
  await editor.save({ 'home.yaml': headline }, mei)
  await pushFromElsewhere('main', replacing('about.yaml', 'heading: ', 'heading: Main '))
  signWithNothing()
  const read = await editor.get('/api/content', mei)
  expect((await read.json()).message).toMatch(/^The content cannot be read\. Git could not sign/)
  isClean()
})

test("asks for no passphrase in the editor's terminal", async () => {
  await hook(join(clone, '.git'), 'pre-commit', 'echo "Asks at <$GPG_TTY>" >&2; exit 1')
  process.env.GPG_TTY = '/dev/tty1'
  const started = gitIn(clone, settings.committer)
  delete process.env.GPG_TTY
  await expect(started.raw('commit', '--allow-empty', '--message=x')).rejects.toThrow('Asks at <>')
})

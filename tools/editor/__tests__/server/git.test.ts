import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder } from '../../../../__tests__/fixtures/content'
import { Clone, type CloneSettings, mustBeClone } from '../../server/clone'
import { gitIn } from '../../server/git'
import { gitStore } from '../../server/gitStore'
import { personFrom } from '../../server/person'
import { newFolder, openTestEditor, replaceIn, snapshot, type TestEditor } from './support'

const settings: CloneSettings = {
  remote: 'origin',
  branch: 'content/edits',
  base: 'main',
  committer: { name: 'Content editor', email: 'editor@example.com' },
}
const mei = { 'x-forwarded-email': 'mei@example.com', 'x-forwarded-preferred-username': 'Mei Tan' }
const ravi = { 'x-forwarded-email': 'ravi@example.com', 'x-forwarded-user': 'Ravi' }

let own: string
let bare: string
let clone: string
let editor: TestEditor

/** Git as a developer runs it, whatever this machine's own settings are. */
function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com']
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const env = Object.fromEntries(own)
  return execFileSync('git', [...identity, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

const onRemote = (...args: string[]) => git(bare, ...args)
const clonedTo = (name: string): string => {
  git(own, 'clone', '--quiet', bare, name)
  return join(own, name)
}

/** A second clone changes a file and pushes it. */
async function pushFromElsewhere(
  branch: string,
  file: string,
  from: string,
  to: string,
): Promise<void> {
  const other = clonedTo(`other-${Math.random()}`)
  git(other, 'checkout', '--quiet', branch)
  await replaceIn(join(other, 'content', file), from, to)
  git(other, 'commit', '--quiet', '--all', '--message', 'Change it elsewhere')
  git(other, 'push', '--quiet', 'origin', branch)
}

const openHosted = () =>
  openTestEditor({
    folder: join(clone, 'content'),
    uploads: join(own, 'uploads'),
    personOf: (headers) =>
      personFrom(headers, {
        user: 'x-forwarded-email',
        names: ['x-forwarded-preferred-username', 'x-forwarded-user'],
      }),
    storeOf: (saving) =>
      gitStore(saving, new Clone(gitIn(saving.disk.folder), settings), settings.branch),
  })

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
  editor = await openHosted()
})
afterEach(async () => {
  await editor.close()
  await rm(own, { recursive: true, force: true })
})

const headline = (text: string) => text.replace(/headline: .*/, 'headline: Go further together')
const heading = (text: string) => text.replace(/^heading: .*/m, 'heading: Who we are')
const isClean = () => expect(git(clone, 'status', '--porcelain')).toBe('')

/** Puts a script in place of a git hook. */
async function hook(folder: string, name: string, script: string): Promise<void> {
  const path = join(folder, 'hooks', name)
  await mkdir(join(folder, 'hooks'), { recursive: true })
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

test('the page learns who edits and where changes go', async () => {
  const { workplace } = await (await editor.get('/api/content', mei)).json()
  expect(workplace).toEqual({
    kind: 'hosted',
    person: { name: 'Mei Tan', email: 'mei@example.com' },
    branch: 'content/edits',
  })
})

test('a save is a commit by the person on the branch, with exactly the changed lines', async () => {
  const saved = await editor.save(
    { 'home.yaml': headline, 'about.yaml': heading },
    mei,
    'Shorten\nboth',
  )
  const commit = onRemote('rev-parse', '--short', 'content/edits')
  expect(saved).toMatchObject({ ok: true, commit, files: [{ name: 'home.yaml' }, {}] })
  expect(onRemote('log', '-1', '--format=%an <%ae>|%cn <%ce>|%B', 'content/edits')).toBe(
    'Mei Tan <mei@example.com>|Content editor <editor@example.com>|Shorten\n\nboth',
  )
  expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe(
    '1\t1\tcontent/about.yaml\n1\t1\tcontent/home.yaml',
  )
  expect(onRemote('diff', '-U0', 'main', 'content/edits')).toContain(
    '\n+  headline: Go further together',
  )
  expect(onRemote('rev-list', '--count', 'main..content/edits')).toBe('1')
  isClean()
})

test('line ends and byte order marks are the same bytes in the commit', async () => {
  const file = join(clone, 'content/home.yaml')
  const other = clonedTo('windows')
  const windows = `\uFEFF${(await readFile(file, 'utf8')).replace(/\n/g, '\r\n')}`
  await writeFile(join(other, 'content/home.yaml'), windows)
  git(other, 'commit', '--quiet', '--all', '--message', 'Save on Windows')
  git(other, 'push', '--quiet', 'origin', 'main')
  const edit = (text: string) => text.replace(/headline: [^\r]*/, 'headline: Go')
  expect(await editor.save({ 'home.yaml': edit }, mei)).toMatchObject({ ok: true })
  const committed = execFileSync('git', ['show', 'content/edits:content/home.yaml'], { cwd: bare })
  expect(committed.toString()).toBe(edit(windows))
})

test('an uploaded picture is in the commit', async () => {
  const create = { width: 2600, height: 1200, channels: 3, background: '#225577' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  expect(await editor.upload(bytes, 'new.png', undefined, mei)).toMatchObject({ ok: true })
  const name = (text: string) => text.replace('images/hero.png', 'images/new.png')
  expect(await editor.save({ 'home.yaml': name }, mei)).toMatchObject({ ok: true })
  expect(onRemote('diff', '--name-status', 'main', 'content/edits')).toBe(
    'M\tcontent/home.yaml\nA\tcontent/images/new.png',
  )
  expect(await snapshot(join(own, 'uploads'))).toEqual({})
  isClean()
})

test('names from everywhere are authors; headers are UTF-8', async () => {
  const name = Buffer.from('陳 美 Müller').toString('latin1')
  await editor.save({ 'home.yaml': headline }, { ...mei, 'x-forwarded-preferred-username': name })
  expect(onRemote('log', '-1', '--format=%an', 'content/edits')).toBe('陳 美 Müller')
})

test.each([
  [{}],
  [{ 'x-forwarded-email': '' }],
  [{ 'x-forwarded-email': 'mei' }],
  [{ 'x-forwarded-email': 'mei@example.com> <x@example.com' }],
  [{ 'x-forwarded-email': 'a@example.com, b@example.com' }],
])(
  'headers that name nobody (%j) get 401 everywhere, with what the proxy must send',
  async (headers) => {
    for (const path of ['/', '/api/content', '/content/images/hero.png']) {
      const answer = await editor.get(path, headers as Record<string, string>)
      expect(answer.status).toBe(401)
      expect(await answer.text()).toContain('the header x-forwarded-email')
    }
    const saved = await editor.post('/api/save', { files: [], summary: '' }, headers)
    expect(saved.status).toBe(401)
  },
)

test('a name that git does not take is replaced by that of the address', async () => {
  const headers = { ...mei, 'x-forwarded-preferred-username': 'Mei <mei>' }
  const { workplace } = await (await editor.get('/api/content', headers)).json()
  expect(workplace.person).toEqual({ name: 'mei', email: 'mei@example.com' })
})

test('what others pushed to the branch or to main is there when the page is read', async () => {
  await editor.save({ 'home.yaml': headline }, mei)
  await pushFromElsewhere('content/edits', 'about.yaml', 'heading: ', 'heading: Branch ')
  await pushFromElsewhere('main', 'contact.yaml', 'heading: ', 'heading: Main ')
  const files = await editor.files(mei)
  expect(files['home.yaml']?.text).toContain('Go further together')
  expect(files['about.yaml']?.text).toContain('heading: Branch ')
  expect(files['contact.yaml']?.text).toContain('heading: Main ')
  const saved = await editor.save({ 'site.yaml': (text) => `${text}# end\n` }, ravi)
  expect(saved).toMatchObject({ ok: true })
  expect(onRemote('log', '--format=%an', 'main..content/edits').split('\n').sort()).toEqual([
    'Content editor',
    'Dev',
    'Mei Tan',
    'Ravi',
  ])
})

test('where main contradicts the branch, the branch goes on as it is, and says so until it is settled', async () => {
  await editor.save({ 'home.yaml': headline }, mei)
  await pushFromElsewhere('main', 'home.yaml', 'headline: ', 'headline: Main ')
  const { files, workplace } = await (await editor.get('/api/content', mei)).json()
  expect(files[1].text).toContain('Go further together')
  expect(workplace.conflict).toBe('main')
  const saved = { ok: true, conflict: 'main' }
  expect(await editor.save({ 'about.yaml': heading }, mei)).toMatchObject(saved)
  isClean()

  const other = clonedTo('settler')
  git(other, 'checkout', '--quiet', 'content/edits')
  git(other, 'merge', '--quiet', '--strategy-option=ours', '-m', 'Settle', 'origin/main')
  git(other, 'push', '--quiet', 'origin', 'content/edits')
  const settled = await editor.save({ 'contact.yaml': (text) => `${text}# end\n` }, mei)
  expect(settled).toMatchObject({ ok: true })
  expect(settled).not.toHaveProperty('conflict')
})

test('after the branch was merged, or deleted, it begins at main', async () => {
  await editor.save({ 'home.yaml': headline }, mei)
  const other = clonedTo('reviewer')
  git(other, 'merge', '--quiet', '--no-ff', '-m', 'Merge', 'origin/content/edits')
  git(other, 'push', '--quiet', 'origin', 'main')
  await editor.save({ 'about.yaml': heading }, mei)
  expect(onRemote('rev-list', '--count', 'main..content/edits')).toBe('1')
  git(other, 'push', '--quiet', 'origin', '--delete', 'content/edits')
  expect((await editor.files(mei))['about.yaml']?.text).not.toContain('Who we are')
  await editor.save({ 'about.yaml': heading }, ravi)
  expect(onRemote('log', '--format=%an', 'main..content/edits')).toBe('Ravi')
})

test('two people save one after the other: the second is asked, and nothing is lost', async () => {
  const { 'home.yaml': home, 'about.yaml': about } = await editor.files(mei)
  const request = (file: typeof home, text = '') => ({
    files: [{ name: file?.name, text, base: file?.version }],
    summary: 'Change',
  })
  const post = (body: unknown, who: Record<string, string>) => editor.post('/api/save', body, who)
  const answers = await Promise.all([
    post(request(home, headline(home?.text ?? '')), mei),
    post(request(home, home?.text.replace(/headline: .*/, 'headline: Other')), ravi),
    post(request(about, heading(about?.text ?? '')), ravi),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200])
  const asked = await answers[1]?.json()
  expect(asked.files[0].text).toContain('Go further together')
  expect(onRemote('log', '--format=%an', 'main..content/edits')).toBe('Ravi\nMei Tan')
  expect(onRemote('show', 'content/edits:content/home.yaml')).toContain('Go further together')
})

/** Somebody pushes at the very moment between our fetch and our push. */
async function raceBy(file: string, from: string, to: string): Promise<void> {
  await editor.save({ 'contact.yaml': (text) => `${text}# begun\n` }, mei)
  const other = clonedTo('racer')
  git(other, 'checkout', '--quiet', 'content/edits')
  await replaceIn(join(other, 'content', file), from, to)
  git(other, 'commit', '--quiet', '--all', '--message', 'Race')
  const marker = join(own, 'raced')
  await hook(
    join(clone, '.git'),
    'pre-push',
    `[ -e '${marker}' ] && exit 0; touch '${marker}'; cd '${other}' && env -u GIT_DIR git push -q origin content/edits`,
  )
}

test('a push that comes in between, to another file: the save follows it', async () => {
  await raceBy('about.yaml', 'heading: ', 'heading: Raced ')
  expect(await editor.save({ 'home.yaml': headline }, mei)).toMatchObject({ ok: true })
  expect(existsSync(join(own, 'raced'))).toBe(true)
  expect(onRemote('show', 'content/edits:content/about.yaml')).toContain('heading: Raced ')
  expect(onRemote('show', 'content/edits:content/home.yaml')).toContain('Go further together')
  isClean()
})

test('a push that comes in between, to the same file: the person is asked', async () => {
  await raceBy('home.yaml', 'headline: ', 'headline: Raced ')
  expect(await editor.save({ 'home.yaml': headline }, mei)).toMatchObject({
    ok: false,
    reason: 'changed',
    files: [{ name: 'home.yaml', text: expect.stringContaining('headline: Raced ') }],
  })
  expect(onRemote('log', '-1', '--format=%s', 'content/edits')).toBe('Race')
  isClean()
})

test('a push that the server refuses: its words, and everything is as before', async () => {
  const before = await editor.files(mei)
  const create = { width: 2600, height: 1200, channels: 3, background: '#225577' } as const
  await editor.upload(await sharp({ create }).png().toBuffer(), 'new.png', undefined, mei)
  await hook(bare, 'pre-receive', 'echo "Commits need a ticket."; exit 1')
  const edit = (text: string) => headline(text).replace('images/hero.png', 'images/new.png')
  const saved = await editor.save({ 'home.yaml': edit }, mei)
  expect(saved).toEqual({
    ok: false,
    reason: 'refused',
    message: expect.stringMatching(
      /^Nothing was saved; your changes are still in this window\. The git server refused the change\..*\nGit says: .*Commits need a ticket\./,
    ),
  })
  expect(git(clone, 'rev-list', '--count', 'origin/main..HEAD')).toBe('0')
  isClean()
  expect(await editor.files(mei)).toEqual(before)
  expect(Object.keys(await snapshot(join(own, 'uploads')))).toEqual(['new.png'])
  expect(onRemote('branch', '--list', 'content/edits')).toBe('')
  await rm(join(bare, 'hooks/pre-receive'))
  expect(await editor.save({ 'home.yaml': edit }, mei)).toMatchObject({ ok: true })
})

test('a commit that a hook of the clone refuses leaves nothing behind', async () => {
  await editor.files(mei)
  await hook(join(clone, '.git'), 'pre-commit', 'echo "Not on Fridays." >&2; exit 1')
  const create = { width: 2600, height: 1200, channels: 3, background: '#225577' } as const
  await editor.upload(await sharp({ create }).png().toBuffer(), 'new.png', undefined, mei)
  const edit = (text: string) => text.replace('images/hero.png', 'images/new.png')
  expect(await editor.save({ 'home.yaml': edit }, mei)).toMatchObject({
    reason: 'refused',
    message: expect.stringContaining('Git says: Not on Fridays.'),
  })
  isClean()
  expect(existsSync(join(clone, 'content/images/new.png'))).toBe(false)
})

test('a server that cannot be reached: reading and saving say so, and nothing changes', async () => {
  const { 'home.yaml': home } = await editor.files(mei)
  git(clone, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git')
  const read = await editor.get('/api/content', mei)
  expect(read.status).toBe(503)
  expect((await read.json()).message).toMatch(
    /^The content cannot be read\. The git server cannot be reached\./,
  )
  const file = { name: 'home.yaml', text: headline(home?.text ?? ''), base: home?.version }
  const saved = await editor.post('/api/save', { files: [file], summary: '' }, mei)
  expect(saved.status).toBe(503)
  expect((await saved.json()).message).toContain('The git server cannot be reached.')
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

test('a save that changes nothing makes no commit', async () => {
  const saved = await editor.save({ 'home.yaml': (text) => text }, mei)
  expect(saved).toMatchObject({ ok: true })
  expect(saved).not.toHaveProperty('commit', expect.any(String))
  expect(onRemote('branch', '--list', 'content/edits')).toBe('')
})

test('a link that somebody pushed leads nobody out of the clone', async () => {
  const { 'home.yaml': home } = await editor.files(mei)
  const secret = join(own, 'secret.yaml')
  await writeFile(secret, home?.text.replace(/headline: .*/, 'headline: Secret') ?? '')
  const other = clonedTo('linker')
  await rm(join(other, 'content/home.yaml'))
  await symlink('../../secret.yaml', join(other, 'content/home.yaml'))
  git(other, 'commit', '--quiet', '--all', '--message', 'Link')
  git(other, 'push', '--quiet', 'origin', 'main')
  const read = await editor.get('/api/content', mei)
  expect(read.status).toBe(503)
  expect(await read.text()).toMatch(/home\.yaml is a symbolic link/)
  const file = { name: 'home.yaml', text: headline(home?.text ?? ''), base: home?.version }
  const saved = await editor.post('/api/save', { files: [file], summary: '' }, mei)
  expect(saved.status).toBe(503)
  expect(await readFile(secret, 'utf8')).toContain('headline: Secret')
})

test('what git does not see as changed is not called saved', async () => {
  await editor.files(mei)
  git(clone, 'config', 'filter.frozen.clean', 'git show HEAD:content/home.yaml')
  await mkdir(join(clone, '.git/info'), { recursive: true })
  await writeFile(join(clone, '.git/info/attributes'), 'content/home.yaml filter=frozen\n')
  const saved = await editor.save({ 'home.yaml': headline }, mei)
  expect(saved).toEqual({
    ok: false,
    reason: 'refused',
    message: expect.stringMatching(/^Nothing was saved; .* Git sees no change in home\.yaml\./),
  })
  expect(await readFile(join(clone, 'content/home.yaml'), 'utf8')).not.toContain('Go further')
})

test('a file that was deleted on the branch is written back as a commit', async () => {
  const { 'about.yaml': about } = await editor.files(mei)
  const other = clonedTo('deleter')
  git(other, 'rm', '--quiet', 'content/about.yaml')
  git(other, 'commit', '--quiet', '--message', 'Delete')
  git(other, 'push', '--quiet', 'origin', 'main')
  const gone = (await editor.files(mei))['about.yaml']
  expect(gone).toEqual({ name: 'about.yaml', text: '', version: '' })
  const back = await editor.save({ 'about.yaml': () => about?.text ?? '' }, mei)
  expect(back).toMatchObject({ ok: true, commit: expect.any(String) })
  expect(onRemote('diff', '--name-status', 'main', 'content/edits')).toBe('A\tcontent/about.yaml')
})

test('it starts in a clean clone only', async () => {
  const start = (folder: string, changes: Partial<CloneSettings> = {}) =>
    mustBeClone(gitIn(folder), { ...settings, ...changes })
  await expect(start(clone)).resolves.toBeUndefined()
  await expect(start(own)).rejects.toThrow('this folder is not in a git repository')
  await expect(start(clone, { remote: 'elsewhere' })).rejects.toThrow('no remote "elsewhere"')
  await expect(start(clone, { branch: 'content/a..b' })).rejects.toThrow('EDITOR_BRANCH')
  await writeFile(join(clone, 'notes.txt'), '')
  await expect(start(clone)).rejects.toThrow('this one has some: notes.txt. Commit them')
})

test('without git it says so', async () => {
  const missing = Object.assign(new Error('spawn git ENOENT'), { code: 'ENOENT' })
  await expect(mustBeClone(() => Promise.reject(missing), settings)).rejects.toThrow(
    '--git needs git, which is not installed.',
  )
})

test('git that does not end is ended', async () => {
  const run = await gitIn(clone, 200)(['-c', 'alias.wait=!exec sleep 600', 'wait'])
  expect(run.code).toBeUndefined()
})

import { once } from 'node:events'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import type { ContentData } from '@partner-site/content-model'
import { fixtureFolder } from '../../../../__tests__/fixtures/content'
import type { StoredFile } from '../../src/protocol'
import { gitIn, personOfGit, requireClone } from '../../src/server/git'
import { branchIn, type GitSettings } from '../../src/server/gitBranch'
import { type GitError, gitRefusal } from '../../src/server/gitRefusal'
import { personBehind } from '../../src/server/people'
import {
  git,
  heading,
  headline,
  newFolder,
  openTestEditor,
  plain,
  replaceIn,
  set,
  snapshot,
  type TestEditor,
} from './support'

/** Tests what needs a real repository; gitRefusal.test.ts has the sentence for each git error. */
const settings: GitSettings = {
  remote: 'origin',
  branch: 'content/edits',
  base: 'main',
  committer: { name: 'Content editor', email: 'editor@example.com' },
}
const name = 'x-forwarded-preferred-username'
const header = Buffer.from('陳 美 Müller').toString('latin1')
const mei = { 'x-forwarded-email': 'mei@example.com', [name]: header }
const ravi = { 'x-forwarded-email': 'ravi@example.com', [name]: 'Ravi' }

let own: string
let bare: string
let clone: string
let editor: TestEditor

const onRemote = (...args: string[]) => git(bare, ...args)

/** Another person's files, committed straight to the remote, without fetch and push. */
const elsewhere = (...args: string[]) =>
  git(join(own, 'elsewhere'), '--git-dir=../bare.git', '--work-tree=.', ...args)

async function changeElsewhere(branch: string, file: string, from: string, to: string) {
  const isNew = onRemote('branch', '--list', branch) === ''
  elsewhere('checkout', '--quiet', '--force', ...(isNew ? ['-b', branch, 'main'] : [branch]))
  await replaceIn(join(own, 'elsewhere/content', file), from, to)
  elsewhere('commit', '--quiet', '--all', '--message', 'Change it elsewhere')
}

/** The repository and clone that each test starts with; without git's sample hooks. */
let template: string
beforeAll(async () => {
  template = await newFolder()
  const first = join(template, 'clone')
  await cp(fixtureFolder, join(first, 'content'), { recursive: true })
  await writeFile(join(first, 'content/images/old.png'), 'old')
  await mkdir(join(template, 'elsewhere'))
  git(template, 'init', '--quiet', '--bare', '--template=', '--initial-branch=main', 'bare.git')
  git(first, 'init', '--quiet', '--template=', '--initial-branch=main')
  git(first, 'add', '.')
  git(first, 'commit', '--quiet', '--message', 'Begin')
  // Relative, so that a copied clone has the copied repository as its remote.
  git(first, 'remote', 'add', 'origin', '../bare.git')
  git(first, 'push', '--quiet', 'origin', 'main')
  // Maintenance would start further processes.
  git(first, 'config', 'maintenance.auto', 'false')
  git(join(template, 'bare.git'), 'config', 'receive.autogc', 'false')
})
afterAll(() => rm(template, { recursive: true, force: true }))

beforeEach(async () => {
  own = await newFolder()
  await cp(template, own, { recursive: true })
  bare = join(own, 'bare.git')
  clone = join(own, 'clone')
})
afterEach(() => rm(own, { recursive: true, force: true }))

async function hook(folder: string, name: string, script: string): Promise<void> {
  await mkdir(join(folder, 'hooks'), { recursive: true })
  await writeFile(join(folder, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

describe('the editor over a clone', () => {
  beforeEach(async () => {
    const folder = join(clone, 'content')
    editor = await openTestEditor({
      folder,
      uploads: join(own, 'uploads'),
      personOf: personBehind({ user: 'x-forwarded-email', name }),
      branch: branchIn(folder, settings),
    })
  })
  afterEach(() => editor.close())

  const isClean = () => expect(git(clone, 'status', '--porcelain')).toBe('')
  const opened = async () => (await editor.get('/api/content', mei)).json()

  test('a save is a commit by the person on the branch, with exactly the changed lines', async () => {
    const proposed = 'https://mei:secret@github.com/asha/site'
    git(clone, 'config', `url.${bare}.insteadOf`, proposed)
    git(clone, 'remote', 'set-url', 'origin', proposed)
    const edits = { 'home.yaml': headline, 'about.yaml': heading }
    const saved = await editor.save(edits, mei, 'Shorten\nboth\u202e')
    const commit = onRemote('rev-parse', '--short', 'content/edits')
    const workplace = {
      kind: 'git',
      person: { name: '陳 美 Müller', email: 'mei@example.com' },
      branch: 'content/edits',
      proposeAt: 'https://github.com/asha/site/compare/main...content/edits?expand=1',
    }
    expect(saved).toMatchObject({ ok: true, commit })
    expect(saved).toHaveProperty('workplace', workplace)
    expect(onRemote('log', '--format=%an <%ae>|%cn <%ce>|%B', 'main..content/edits')).toBe(
      '陳 美 Müller <mei@example.com>|Content editor <editor@example.com>|Shorten both',
    )
    expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe(
      '1\t1\tcontent/about.yaml\n1\t1\tcontent/home.yaml',
    )
    isClean()
  })

  test('removing a picture is a commit', async () => {
    expect(await editor.remove('images/old.png', ravi)).toEqual({ ok: true })
    const log = ['log', '--name-status', '--format=%an|%s', 'main..content/edits']
    expect(onRemote(...log)).toBe('Ravi|Remove images/old.png\n\nD\tcontent/images/old.png')
  })

  test('what others pushed to the branch or to main is there when the page is read', async () => {
    await changeElsewhere('content/edits', 'about.yaml', 'heading: ', 'heading: Branch ')
    await changeElsewhere('main', 'contact.yaml', 'heading: ', 'heading: Main ')
    const { files } = await opened()
    const headings = files.map(({ data }: StoredFile & { data: ContentData }) => data.heading)
    const theirs = [expect.stringMatching(/^Branch /), expect.stringMatching(/^Main /)]
    expect(headings).toEqual(expect.arrayContaining(theirs))
    const merge = ['log', '-1', '--merges', '--format=%an|%s']
    expect(git(clone, ...merge)).toBe('Content editor|Merge main into content/edits')
  })

  test('with core.autocrlf it starts, keeps the line ends, and commits one line', async () => {
    const home = join(clone, 'content/home.yaml')
    await rm(home)
    git(clone, '-c', 'core.autocrlf=true', 'checkout', '--', '.')
    git(clone, 'config', 'core.autocrlf', 'true')
    await expect(requireClone(gitIn(clone), 'origin')).resolves.toBeUndefined()
    expect(await editor.save({ 'home.yaml': headline }, mei)).toMatchObject({ ok: true })
    expect(await readFile(home, 'utf8')).not.toMatch(/[^\r]\n/)
    expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe('1\t1\tcontent/home.yaml')
  })

  test('a conflict with main leaves the branch as it is, and is reported until it is resolved', async () => {
    await changeElsewhere('content/edits', 'home.yaml', 'headline: ', 'headline: Branch ')
    await changeElsewhere('main', 'home.yaml', 'headline: ', 'headline: Main ')
    const saved = await editor.save({ 'about.yaml': heading }, mei)
    expect(saved).toMatchObject({ ok: true, workplace: { conflict: 'main' } })
    expect(onRemote('show', 'content/edits:content/home.yaml')).toContain('headline: Branch ')
    isClean()
    elsewhere('checkout', '--quiet', '--force', 'content/edits')
    elsewhere('merge', '--quiet', '--strategy-option=ours', 'main')
    expect((await opened()).workplace).not.toHaveProperty('conflict')
  })

  test('after the branch was deleted, it begins at main', async () => {
    await changeElsewhere('content/edits', 'home.yaml', 'headline: ', 'headline: Branch ')
    await opened()
    onRemote('update-ref', '-d', 'refs/heads/content/edits')
    await editor.save({ 'about.yaml': heading }, ravi)
    expect(onRemote('log', '--format=%an', 'main..content/edits')).toBe('Ravi')
  })

  test('two people save at the same moment: the second is asked, and nothing is lost', async () => {
    const requests = [
      [await editor.edited({ 'home.yaml': headline }), mei],
      [await editor.edited({ 'home.yaml': set('hero.headline', 'Other') }), ravi],
    ] as const
    const answers = await Promise.all(
      requests.map(([files, who]) => editor.post('/api/save', { files, summary: '' }, who)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(onRemote('show', 'content/edits:content/home.yaml')).toContain('Go further together')
  })

  test('a push that comes between our fetch and ours is not lost: the person has to save again', async () => {
    await changeElsewhere('race', 'about.yaml', 'heading: ', 'heading: Raced ')
    const push = `git --git-dir='${bare}' update-ref refs/heads/content/edits refs/heads/race`
    await hook(join(clone, '.git'), 'pre-push', push)
    const refused = await editor.save({ 'home.yaml': headline }, mei)
    expect(refused).toMatchObject({ message: expect.stringContaining('Save again.') })
    expect(onRemote('rev-parse', 'content/edits')).toBe(onRemote('rev-parse', 'race'))
    isClean()
  })

  test('a push that the server refuses: its words, and everything is as before', async () => {
    const edits = {
      'home.yaml': headline,
      'site.yaml': set('brand.touchIcon', 'images/new.png'),
    }
    const before = await snapshot(join(clone, 'content'))
    const place = 'file=site.yaml&key=brand.touchIcon'
    const icon = await plain(180, 180).png().toBuffer()
    const uploaded = await editor.upload(icon, 'new.png', place, mei)
    expect(uploaded).toMatchObject({ ok: true })
    await hook(bare, 'pre-receive', 'echo "Commits need a ticket."; exit 1')
    expect(await editor.save(edits, mei)).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^Nothing was saved; your changes are still in this window\. The Git server refused the change\..*\nGit says: .*Commits need a ticket\./,
      ),
    })
    expect(git(clone, 'rev-list', '--count', 'origin/main..HEAD')).toBe('0')
    isClean()
    expect(await snapshot(join(clone, 'content'))).toEqual(before)
    expect(Object.keys(await snapshot(join(own, 'uploads')))).toEqual(['new.png'])
    expect(onRemote('branch', '--list', 'content/edits')).toBe('')
    await rm(join(bare, 'hooks/pre-receive'))
    expect(await editor.save(edits, mei)).toMatchObject({ ok: true })
    expect(onRemote('diff', '--name-status', 'main', 'content/edits')).toBe(
      'M\tcontent/home.yaml\nA\tcontent/images/new.png\nM\tcontent/site.yaml',
    )
    expect(await snapshot(join(own, 'uploads'))).toEqual({})
  })

  test('a commit that fails says why, even if the file cannot be put back', async () => {
    const script = 'cd content; rm home.yaml; mkdir home.yaml; echo No space left >&2; exit 1'
    await hook(join(clone, '.git'), 'pre-commit', script)
    const refused = await editor.save({ 'home.yaml': headline }, mei)
    const sentence = "this window. The disk with the editor's clone is full"
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining(sentence) })
    isClean()
  })

  test('a server that cannot be reached: reading and saving say so, and nothing changes', async () => {
    const files = await editor.edited({ 'home.yaml': headline })
    git(clone, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git')
    const read = await editor.get('/api/content', mei)
    const saved = await editor.post('/api/save', { files, summary: '' }, mei)
    expect([read.status, saved.status]).toEqual([503, 503])
    const cause = 'The Git server cannot be reached'
    expect((await read.json()).message).toContain(`The content cannot be read. ${cause}`)
    expect((await saved.json()).message).toContain(`still in this window. ${cause}`)
    isClean()
  })

  test('a file that somebody changed in the clone by hand is not lost, nor is a commit', async () => {
    await editor.save({ 'about.yaml': heading }, ravi)
    const file = join(clone, 'content/home.yaml')
    await replaceIn(file, 'headline: ', 'headline: By hand ')
    expect((await opened()).message).toContain('content/home.yaml')
    expect(await readFile(file, 'utf8')).toContain('By hand')
    git(clone, 'commit', '--quiet', '--all', '--message', 'By hand')
    expect((await opened()).message).toContain('Somebody committed to content/edits')
    expect(git(clone, 'log', '-1', '--format=%s', 'content/edits')).toBe('By hand')
  })

  test('a merge with main that cannot be signed is no conflict', async () => {
    await changeElsewhere('content/edits', 'home.yaml', 'headline: ', 'headline: Branch ')
    await changeElsewhere('main', 'about.yaml', 'heading: ', 'heading: Main ')
    git(clone, 'config', 'commit.gpgSign', 'true')
    git(clone, 'config', 'gpg.program', join(own, 'no-gpg'))
    expect((await opened()).message).toMatch(/^The content cannot be read\. Git could not sign/)
    isClean()
  })
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
  await expect(personOfGit(gitIn(clone))).rejects.toThrow(/git config --global user\.name/)
})

async function fetchFrom(server: Server, scheme: string, timeout?: number): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  git(clone, 'config', 'credential.helper', '')
  const fetching = gitIn(
    clone,
    undefined,
    timeout,
  )('fetch', `${scheme}://127.0.0.1:${port}/site.git`)
  const error: GitError = await fetching.then(Error, (each) => each)
  server.close()
  return gitRefusal(error, 'No.')
}

test('times out if the git server does not answer', async () => {
  expect(await fetchFrom(createServer(), 'git', 300)).toBe(
    'No. The Git server did not answer in time. Try again in a minute; if it stays so, ask whoever looks after the Git server.\nIt did not end: git fetch.',
  )
})

test('where nobody can type a password, it ends at once', async () => {
  const asking = createHttpServer((_request, response) =>
    response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
  )
  expect(await fetchFrom(asking, 'http')).toMatch(/^No\. The Git server rejected .* credentials\./)
})

test("asks for no passphrase in the editor's terminal", async () => {
  await hook(join(clone, '.git'), 'pre-commit', 'echo "Asks at <$GPG_TTY>" >&2; exit 1')
  process.env.GPG_TTY = '/dev/tty1'
  const started = gitIn(clone, settings.committer)
  delete process.env.GPG_TTY
  await expect(started('commit', '--allow-empty', '--message=x')).rejects.toThrow('Asks at <>')
})

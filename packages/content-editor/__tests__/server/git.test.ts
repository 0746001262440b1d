import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fixtureConfig, fixtureFolder } from '../../../../__tests__/fixtures/content'
import type { OpenContent, Workplace } from '../../src/protocol'
import { cloneAt, personOfGit } from '../../src/server/clone'
import { gitIn } from '../../src/server/git'
import { branchIn, type GitSettings } from '../../src/server/gitBranch'
import { type GitError, gitRefusal } from '../../src/server/gitRefusal'
import { personBehind } from '../../src/server/people'
import {
  type Edit,
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
  committer: { name: 'Content editor', email: 'editor@example.com' },
}
const name = 'x-forwarded-preferred-username'
const header = Buffer.from('陳 美 Müller').toString('latin1')
const mei = { 'x-forwarded-email': 'mei@example.com', [name]: header }
const ravi = { 'x-forwarded-email': 'ravi@example.com', [name]: 'Ravi' }
const home = { 'home.yaml': headline }
const about = { 'about.yaml': heading }

let own: string
let bare: string
let clone: string
const open: TestEditor[] = []

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

function commitOnMain(...args: string[]) {
  elsewhere('checkout', '--quiet', '--force', 'main')
  elsewhere(...args)
  elsewhere('commit', '--quiet', '--message', 'Change it on main')
}

/** The repository and clone that each test starts with; without git's sample hooks. */
let template: string
beforeAll(async () => {
  template = await newFolder()
  const first = join(template, 'clone')
  await cp(fixtureFolder, join(first, 'content'), { recursive: true })
  await writeFile(join(first, 'content/images/old.png'), 'old')
  await writeFile(join(first, 'look.tsx'), 'old\n')
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
afterEach(async () => {
  await Promise.all(open.splice(0).map((editor) => editor.close()))
  await rm(own, { recursive: true, force: true })
})

async function hook(folder: string, name: string, script: string): Promise<void> {
  await mkdir(join(folder, 'hooks'), { recursive: true })
  await writeFile(join(folder, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Opens an editor on a clone as the command does, and reads the content once. */
async function editorOn(content = join(clone, 'content'), changes: Partial<GitSettings> = {}) {
  const { schema } = fixtureConfig
  const place = { folder: content, schema }
  const all = { ...settings, ...changes }
  const files = join(own, `files-${open.length}`)
  const branch = await branchIn(place, all, files, [join(clone, 'look.tsx')])
  const editor = await openTestEditor({
    folder: branch.folder,
    uploads: join(own, 'uploads'),
    personOf: personBehind({ user: 'x-forwarded-email', name }),
    branch,
  })
  open.push(editor)
  const read = async (): Promise<OpenContent> => (await editor.get('/api/content', mei)).json()
  const notices = async () => ((await read()).workplace as Workplace & { kind: 'git' }).notices
  const text = async (file: string) =>
    JSON.stringify((await read()).files.find((one) => one.name === file))
  const saved = async (edits: Record<string, Edit>, who = mei) =>
    expect(await editor.save(edits, who)).toMatchObject({ ok: true })
  const recover = async (how: 'save' | 'leave') => {
    const [notice] = (await notices()).filter(({ kind }) => kind === 'lost')
    const commit = notice?.kind === 'lost' ? notice.commit : ''
    const answer = await editor.post('/api/recover', { commit, how }, ravi)
    return { status: answer.status, ...(await answer.json()) }
  }
  await editor.get('/api/content', mei)
  return { ...editor, read, notices, text, saved, recover }
}

const headlineOnBranch = () =>
  /headline: (.+)/.exec(onRemote('show', 'content/edits:content/home.yaml'))?.[1]

/** What must be as before, whatever the editor does. */
const ofTheClone = async (top = clone) => {
  const pathOf = (each: string) =>
    git(top, 'rev-parse', '--path-format=absolute', '--git-path', each)
  const files = ['index', 'config', 'HEAD'].map(pathOf)
  const bytes = await Promise.all(files.map((path) => readFile(path, 'base64')))
  const branches = git(top, 'for-each-ref', 'refs/heads', 'refs/stash')
  return [...bytes, branches, git(top, '--no-optional-locks', 'status', '--porcelain')]
}

test('a save is a commit by the person on the branch, with exactly the changed lines', async () => {
  const ssh = `#!/bin/sh\nexec $(echo "$2" | cut -d' ' -f1) '${bare}'\n`
  await writeFile(join(own, 'ssh.sh'), ssh, { mode: 0o755 })
  git(clone, 'config', 'core.sshCommand', join(own, 'ssh.sh'))
  git(clone, 'config', 'ssh.variant', 'simple')
  git(clone, 'config', 'url.git@github.com:.insteadOf', 'hub:')
  git(clone, 'remote', 'set-url', 'origin', 'hub:asha/site.git')
  const editor = await editorOn()
  const saved = await editor.save({ ...home, ...about }, mei, 'Shorten\nboth\u202e')
  expect(saved).toMatchObject({
    ok: true,
    commit: onRemote('rev-parse', '--short', 'content/edits'),
    workplace: {
      kind: 'git',
      person: { name: '陳 美 Müller', email: 'mei@example.com' },
      branch: 'content/edits',
      base: 'main',
      notices: [],
      proposeAt: 'https://github.com/asha/site/compare/main...content/edits?expand=1',
    },
  })
  expect(onRemote('log', '--format=%an <%ae>|%cn <%ce>|%B', 'main..content/edits')).toBe(
    '陳 美 Müller <mei@example.com>|Content editor <editor@example.com>|Shorten both',
  )
  expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe(
    '1\t1\tcontent/about.yaml\n1\t1\tcontent/home.yaml',
  )
})

test('removing a picture is a commit', async () => {
  const editor = await editorOn()
  expect(await editor.remove('images/old.png', ravi)).toEqual({ ok: true })
  const log = ['log', '--name-status', '--format=%an|%s', 'main..content/edits']
  expect(onRemote(...log)).toBe('Ravi|Remove images/old.png\n\nD\tcontent/images/old.png')
})

test('what others pushed to the branch or to main is read, and the next save merges main', async () => {
  const editor = await editorOn()
  expect((await editor.get('/content/images/old.png', mei)).status).toBe(200)
  await changeElsewhere('content/edits', 'about.yaml', 'heading: ', 'heading: Branch ')
  await changeElsewhere('main', 'contact.yaml', 'heading: ', 'heading: Main ')
  commitOnMain('rm', '--quiet', 'content/images/old.png')
  expect(await editor.text('about.yaml')).toContain('"heading":"Branch ')
  expect(await editor.text('contact.yaml')).toContain('"heading":"Main ')
  expect((await editor.get('/content/images/old.png', mei)).status).toBe(404)
  const parents = onRemote('rev-parse', 'content/edits', 'main').replace('\n', ' ')
  await editor.saved(home)
  expect(onRemote('log', '-1', '--format=%P', 'content/edits')).toBe(parents)
  expect(onRemote('diff', '--name-only', 'main', 'content/edits')).toBe(
    'content/about.yaml\ncontent/home.yaml',
  )
})

test('without EDITOR_BASE it begins where the remote has its HEAD', async () => {
  onRemote('branch', '--move', 'main', 'trunk')
  const editor = await editorOn()
  expect((await editor.read()).workplace).toMatchObject({ base: 'trunk' })
  const misled = await editorOn(undefined, { base: 'main' })
  expect(await misled.read()).toMatchObject({ message: expect.stringContaining('EDITOR_BASE') })
})

test('unsaved work has another name for each folder and each remote', async () => {
  git(clone, 'remote', 'set-url', 'origin', bare)
  git(own, 'clone', '--quiet', bare, 'second')
  const keyIn = async (folder: string) => (await (await editorOn(folder)).read()).workplace.key
  const keys = [await keyIn(join(clone, 'content')), await keyIn(join(own, 'second/content'))]
  git(clone, 'remote', 'set-url', 'origin', `file://${bare}`)
  keys.push(await keyIn(join(clone, 'content')))
  expect(new Set(keys).size).toBe(3)
})

const states: Record<string, () => Promise<string> | string> = {
  clean: () => clone,
  'in which a developer works': async () => {
    await writeFile(join(clone, 'notes.txt'), 'untracked')
    await replaceIn(join(clone, 'content/home.yaml'), 'headline: ', 'headline: By hand ')
    git(clone, 'add', 'content/home.yaml')
    await rm(join(clone, 'content/about.yaml'))
    return clone
  },
  'with a commit by hand on its own content/edits': () => {
    git(clone, 'checkout', '--quiet', '-b', 'content/edits')
    git(clone, 'commit', '--quiet', '--allow-empty', '--message', 'By hand')
    return clone
  },
  'on a detached HEAD': () => {
    git(clone, 'checkout', '--quiet', '--detach')
    return clone
  },
  'with a rebase going on': async () => {
    for (const [branch, words] of [
      ['theirs', 'One'],
      ['mine', 'Two'],
    ] as const) {
      git(clone, 'checkout', '--quiet', '-b', branch, 'main')
      await replaceIn(join(clone, 'content/home.yaml'), 'headline: ', `headline: ${words} `)
      git(clone, 'commit', '--quiet', '--all', '--message', words)
    }
    expect(() => git(clone, 'rebase', '--quiet', 'theirs')).toThrow('could not apply')
    return clone
  },
  'that is a linked work tree': () => {
    git(clone, 'worktree', 'add', '--quiet', '../linked', '-b', 'linked')
    return join(own, 'linked')
  },
  'of one commit, later than the one where the branch began': async () => {
    await changeElsewhere('content/edits', 'contact.yaml', 'heading: ', 'heading: Branch ')
    await changeElsewhere('main', '../look.tsx', 'old', 'old\n')
    git(own, 'clone', '--quiet', '--depth=1', `file://${bare}`, 'shallow')
    return join(own, 'shallow')
  },
  'whose git merges only by fast-forward, verifies signatures, and has hooks': async () => {
    git(clone, 'config', 'merge.ff', 'only')
    git(clone, 'config', 'merge.verifySignatures', 'true')
    for (const each of ['pre-commit', 'commit-msg', 'post-checkout', 'post-index-change']) {
      await hook(join(clone, '.git'), each, `echo >> '${clone}/ran'; exit 1`)
    }
    return clone
  },
  'with a sparse checkout': () => {
    git(clone, 'sparse-checkout', 'set', '--no-cone', '/look.tsx')
    git(clone, 'checkout', '--quiet', 'HEAD', '--', '.')
    return clone
  },
}

test.each(Object.entries(states))(
  'a clone %s is as before after a day of reading, saving and moving branches',
  async (what, prepare) => {
    const top = await prepare()
    await mkdir(join(top, 'content'), { recursive: true })
    const before = await ofTheClone(top)
    const editor = await editorOn(join(top, 'content'))
    const day = what === 'clean' ? ['One', 'Two', 'Three'] : ['One']
    for (const words of day) {
      await editor.saved({ 'home.yaml': set('hero.headline', words) })
      await changeElsewhere('main', 'about.yaml', 'heading: ', `heading: ${words} `)
      expect(await editor.notices()).toEqual([])
      expect(await editor.text('about.yaml')).toContain(`"heading":"${words} `)
    }
    await editor.remove('images/old.png', ravi)
    expect(headlineOnBranch()).toBe(day.at(-1))
    expect(await ofTheClone(top)).toEqual(before)
  },
)

test('a content folder that is not at the top is saved in its place', async () => {
  commitOnMain('mv', 'content', 'parts[1] é')
  git(clone, 'pull', '--quiet', 'origin', 'main')
  const editor = await editorOn(join(clone, 'parts[1] é'))
  await editor.saved(home)
  expect(onRemote('-c', 'core.quotePath=false', 'diff', '--numstat', 'main', 'content/edits')).toBe(
    '1\t1\tparts[1] é/home.yaml',
  )
})

test('a content folder that is the top itself is saved', async () => {
  const onTop = onRemote('commit-tree', '-m', 'x', onRemote('rev-parse', 'main:content'))
  onRemote('update-ref', 'refs/heads/main', onTop)
  git(own, 'clone', '--quiet', bare, 'flat')
  const editor = await editorOn(join(own, 'flat'))
  await editor.saved(home)
  expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe('1\t1\thome.yaml')
  onRemote('update-ref', 'refs/heads/main', 'content/edits')
  await changeElsewhere('main', '../home.yaml', 'headline: ', 'headline: Main ')
  expect(await editor.notices()).toEqual([])
})

test.each(['core.autocrlf', 'eol=crlf'])(
  'with %s it keeps line ends, and commits one line',
  async (how) => {
    if (how === 'core.autocrlf') git(clone, 'config', how, 'true')
    else {
      await writeFile(join(own, 'elsewhere/.gitattributes'), '*.yaml text eol=crlf\n')
      commitOnMain('add', '.gitattributes')
    }
    const editor = await editorOn()
    await editor.saved(home)
    expect(await readFile(join(editor.folder, 'home.yaml'), 'utf8')).not.toMatch(/[^\r]\n/)
    expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe('1\t1\tcontent/home.yaml')
  },
)

test('pictures go through the filters and the pre-push hook, by which Git LFS works', async () => {
  await mkdir(join(own, 'server'))
  const store = join(own, 'store')
  await mkdir(store)
  const clean = `sh -c 'cat > "${store}/$$"; echo "pointer $$"'`
  git(clone, 'config', 'filter.big.clean', clean)
  git(clone, 'config', 'filter.big.smudge', `sh -c 'read word key; cat "${store}/$key"'`)
  git(clone, 'config', 'filter.big.required', 'true')
  await writeFile(join(own, 'elsewhere/.gitattributes'), 'new.png filter=big\n')
  commitOnMain('add', '.gitattributes')
  await hook(join(clone, '.git'), 'pre-push', `cp '${store}'/* '${own}/server'`)
  const editor = await editorOn()
  const card = await plain(1200, 630).png().toBuffer()
  await editor.upload(card, 'new.png', 'file=site.yaml&key=socialCard', mei)
  const { 'new.png': uploaded = '' } = await snapshot(editor.uploads)
  await editor.saved({ 'site.yaml': set('socialCard', 'images/new.png') })
  expect(onRemote('show', 'content/edits:content/images/new.png')).toMatch(/^pointer \d+$/)
  const isOnServer = Object.values(await snapshot(join(own, 'server'))).includes(uploaded)
  expect(isOnServer).toBe(true)
  const { 'images/new.png': shown } = await snapshot((await editorOn()).folder)
  expect(shown === uploaded).toBe(true)
})

test('commits are signed if the clone signs them; if that fails, it says so', async () => {
  const editor = await editorOn()
  git(clone, 'config', 'commit.gpgSign', 'true')
  git(clone, 'config', 'gpg.program', join(own, 'gpg'))
  expect(await editor.save(home, mei)).toMatchObject({
    message: expect.stringMatching(/still in this window\. Git could not sign/),
  })
  // As gpg answers: what it has done on one stream, the signature on the other.
  const gpg = `#!/bin/sh\ncat > '${own}/signed'\necho '[GNUPG:] SIG_CREATED ' >&2\necho signature\n`
  await writeFile(join(own, 'gpg'), gpg, { mode: 0o755 })
  await editor.saved(home)
  expect(onRemote('cat-file', '-p', 'content/edits')).toContain('gpgsig signature')
  expect(await readFile(join(own, 'signed'), 'utf8')).toContain('author 陳 美 Müller')
})

test('a conflict with main leaves the branch as it is, and is reported until it is resolved', async () => {
  await changeElsewhere('content/edits', 'home.yaml', 'headline: ', 'headline: Branch ')
  await changeElsewhere('main', 'home.yaml', 'headline: ', 'headline: Main ')
  const editor = await editorOn()
  await editor.saved(about)
  expect(await editor.notices()).toEqual([{ kind: 'conflict' }])
  expect(headlineOnBranch()).toMatch(/^Branch /)
  elsewhere('checkout', '--quiet', '--force', 'content/edits')
  elsewhere('merge', '--quiet', '--strategy-option=ours', 'main')
  expect(await editor.notices()).toEqual([])
})

test('says that the editor has to be started again once the site that it shows has changed', async () => {
  const editor = await editorOn()
  await changeElsewhere('main', '../content/home.yaml', 'headline: ', 'headline: Main ')
  expect(await editor.notices()).toEqual([])
  await changeElsewhere('main', '../look.tsx', 'old', 'new')
  expect(await editor.notices()).toEqual([{ kind: 'outdated' }])
  git(clone, 'pull', '--quiet', 'origin', 'main')
  expect(await editor.notices()).toEqual([{ kind: 'outdated' }])
  expect(await (await editorOn()).notices()).toEqual([])
})

describe('a branch that is not what it was', () => {
  const squash = () => {
    commitOnMain('merge', '--quiet', '--squash', 'content/edits')
  }
  const deleteBranch = () => onRemote('update-ref', '-d', 'refs/heads/content/edits')

  test('once it is merged, the next save begins at main', async () => {
    const editor = await editorOn()
    await editor.saved(home)
    onRemote('update-ref', 'refs/heads/main', 'content/edits')
    await changeElsewhere('main', '../look.tsx', 'old', 'new')
    await editor.saved(about, ravi)
    const parent = onRemote('log', '-1', '--format=%P', 'content/edits')
    expect(parent).toBe(onRemote('rev-parse', 'main'))
    onRemote('update-ref', 'refs/heads/main', 'content/edits')
    deleteBranch()
    expect(await editor.notices()).toEqual([{ kind: 'outdated' }])
  })

  test.each([
    ['stays', () => undefined],
    ['is deleted', deleteBranch],
  ])('a squash is a merge, if the branch %s and main has the same text again', async (_w, then) => {
    const editor = await editorOn()
    await editor.saved(home)
    const tip = onRemote('rev-parse', 'content/edits')
    squash()
    await changeElsewhere('main', 'home.yaml', 'headline: ', 'headline: Main ')
    then()
    expect(await editor.notices()).toEqual([])
    expect(await editor.text('home.yaml')).toContain('Main Go further')
    await editor.saved(about, ravi)
    expect(onRemote('log', '--format=%an', 'main..content/edits')).toBe('Ravi')
    expect(await editor.notices()).toEqual([])
    expect(git(clone, 'for-each-ref', '--contains', tip, 'refs/content-editor')).toContain(tip)
  })

  test('deleted with saves that main lacks: it says so until they are saved again', async () => {
    const editor = await editorOn()
    await editor.saved(home)
    await editor.saved(about, ravi)
    const commit = onRemote('rev-parse', 'content/edits')
    deleteBranch()
    const restarted = await editorOn()
    for (const each of [editor, restarted]) {
      expect(await each.notices()).toEqual([{ kind: 'lost', commit, saves: 2 }])
    }
    expect(await restarted.recover('save')).toMatchObject({
      status: 200,
      workplace: { notices: [] },
    })
    expect(onRemote('rev-parse', 'content/edits')).toBe(commit)
    expect(await editor.recover('save')).toMatchObject({ status: 200 })
  })

  test('deleted on purpose: the saves can be left out, and stay in the clone', async () => {
    const editor = await editorOn()
    await editor.saved(home)
    const commit = onRemote('rev-parse', 'content/edits')
    deleteBranch()
    await editor.saved(about)
    expect(await editor.notices()).toEqual([{ kind: 'lost', commit, saves: 1 }])
    expect(await editor.recover('leave')).toMatchObject({ workplace: { notices: [] } })
    expect(await (await editorOn()).notices()).toEqual([])
    expect(git(clone, 'for-each-ref', '--contains', commit)).not.toBe('')
    expect(headlineOnBranch()).not.toBe('Go further together')
  })

  test('rewritten by force: the dropped save is merged if it is saved again, unless it conflicts', async () => {
    const editor = await editorOn()
    await editor.saved(about)
    await editor.saved(home, ravi)
    const commit = onRemote('rev-parse', 'content/edits')
    onRemote('update-ref', 'refs/heads/content/edits', 'content/edits~')
    expect(await editor.notices()).toEqual([{ kind: 'lost', commit, saves: 1 }])
    expect(await editor.text('home.yaml')).not.toContain('Go further')
    await editor.saved({ 'contact.yaml': set('heading', 'Write to us') })
    expect(await editor.recover('save')).toMatchObject({ status: 200, workplace: { notices: [] } })
    expect(headlineOnBranch()).toBe('Go further together')

    onRemote('update-ref', 'refs/heads/content/edits', 'content/edits~')
    await editor.read()
    await editor.saved({ 'home.yaml': set('hero.headline', 'Another') })
    expect(await editor.recover('save')).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^Nothing was saved: .* merge [0-9a-f]{8}, which is in the/),
    })
    expect(headlineOnBranch()).toBe('Another')
  })

  test('rebased: nothing is said', async () => {
    const editor = await editorOn()
    await editor.saved(home)
    await changeElsewhere('main', 'about.yaml', 'heading: ', 'heading: Main ')
    elsewhere('checkout', '--quiet', '--force', 'content/edits')
    elsewhere('rebase', '--quiet', 'main')
    expect(await editor.notices()).toEqual([])
    await editor.saved({ 'contact.yaml': set('heading', 'Write to us') })
    expect(headlineOnBranch()).toBe('Go further together')
  })

  test('if the server refuses to begin it again after a squash, it says what to do', async () => {
    onRemote('config', 'receive.denyNonFastForwards', 'true')
    const editor = await editorOn()
    await editor.saved(home)
    squash()
    const refused = await editor.save(about, mei)
    expect(refused).toMatchObject({ message: expect.stringContaining('to delete the branch.') })
  })
})

describe('two people and a server that fails', () => {
  test('two save at the same moment: the second is asked, and nothing is lost', async () => {
    const editor = await editorOn()
    const requests = [
      [await editor.edited(home), mei],
      [await editor.edited({ 'home.yaml': set('hero.headline', 'Other') }), ravi],
    ] as const
    const answers = await Promise.all(
      requests.map(([files, who]) => editor.post('/api/save', { files, summary: '' }, who)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(headlineOnBranch()).toBe('Go further together')
  })

  test.each([
    ['before ours begins', 'receivepack'],
    ['while ours is going on', 'pre-push'],
  ])('a push that comes %s is not lost: the person has to save again', async (_when, how) => {
    await changeElsewhere('race', 'about.yaml', 'heading: ', 'heading: Raced ')
    const push = `git --git-dir='${bare}' update-ref refs/heads/content/edits refs/heads/race`
    await hook(
      join(clone, '.git'),
      how,
      how === 'pre-push' ? push : `${push}; git-receive-pack "$@"`,
    )
    const script = join(clone, '.git/hooks/receivepack')
    if (how === 'receivepack') git(clone, 'config', 'remote.origin.receivepack', script)
    const editor = await editorOn()
    const refused = await editor.save(home, mei)
    expect(refused).toMatchObject({ message: expect.stringContaining('Save again.') })
    expect(onRemote('rev-parse', 'content/edits')).toBe(onRemote('rev-parse', 'race'))
    await hook(join(clone, '.git'), how, how === 'pre-push' ? '' : 'git-receive-pack "$@"')
    await editor.saved(home)
    expect(onRemote('show', 'content/edits:content/about.yaml')).toContain('heading: Raced ')
  })

  test('a push that the server refuses: its words, and everything is as before', async () => {
    const editor = await editorOn()
    const edits = { ...home, 'site.yaml': set('socialCard', 'images/new.png') }
    const before = await snapshot(editor.folder)
    const card = await plain(1200, 630).png().toBuffer()
    await editor.upload(card, 'new.png', 'file=site.yaml&key=socialCard', mei)
    await hook(bare, 'pre-receive', 'echo "Commits need a ticket."; exit 1')
    expect(await editor.save(edits, mei)).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^Nothing was saved; your changes are still in this window\. The Git server refused the change\..*\nGit says: .*Commits need a ticket\./,
      ),
    })
    expect(await snapshot(editor.folder)).toEqual(before)
    expect(Object.keys(await snapshot(join(own, 'uploads')))).toEqual(['new.png'])
    expect(onRemote('branch', '--list', 'content/edits')).toBe('')
    expect(await editor.notices()).toEqual([])
    await rm(join(bare, 'hooks/pre-receive'))
    await editor.saved(edits)
    expect(onRemote('diff', '--name-status', 'main', 'content/edits')).toBe(
      'M\tcontent/home.yaml\nA\tcontent/images/new.png\nM\tcontent/site.yaml',
    )
    expect(await snapshot(join(own, 'uploads'))).toEqual({})
  })

  test.each([
    ['pre-receive', 'before it has arrived', false],
    ['post-receive', 'after it has arrived', true],
  ])('the server dies in a push (%s), %s', async (when, _what, arrives) => {
    const editor = await editorOn()
    await hook(bare, when, 'kill -9 $PPID')
    const files = await editor.edited(home)
    const answer = await editor.post('/api/save', { files, summary: '' }, mei)
    const said = await answer.json()
    expect([said.message, answer.ok]).toEqual([arrives ? undefined : expect.anything(), arrives])
    if (!arrives) {
      expect(said.message).toMatch(/^It is not known whether your changes were/)
      await rm(join(bare, 'hooks', when))
      await editor.saved(home)
    }
    expect(headlineOnBranch()).toBe('Go further together')
    expect(onRemote('rev-list', '--count', 'main..content/edits')).toBe('1')
  })

  test('a server that cannot be reached: reading and saving say so, and nothing changes', async () => {
    const editor = await editorOn()
    const files = await editor.edited(home)
    git(clone, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git')
    const read = await editor.get('/api/content', mei)
    const saved = await editor.post('/api/save', { files, summary: '' }, mei)
    expect([read.status, saved.status]).toEqual([503, 503])
    const cause = 'The Git server cannot be reached'
    expect((await read.json()).message).toContain(`The content cannot be read. ${cause}`)
    expect((await saved.json()).message).toContain(`still in this window. ${cause}`)
  })
})

describe('an editor that is killed in a save', () => {
  const { PATH } = process.env
  afterEach(() => {
    process.env.PATH = PATH
  })

  /** Puts a git before the real one that counts its calls; the call `last` is the last that runs. */
  async function countedGit() {
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
    const [calls, counted] = [join(own, 'calls'), join(own, 'git')]
    process.env.PATH = `${own}:${PATH}`
    const stopAfter = async (last: number) => {
      await writeFile(calls, '0\n')
      const script = `#!/bin/sh
read -r calls < '${calls}'; calls=$((calls + 1)); echo $calls > '${calls}'
[ $calls -lt ${last} ] && exec ${real} "$@"
[ $calls -eq ${last} ] && ${real} "$@" > /dev/null 2>&1
exit 9
`
      await writeFile(counted, script, { mode: 0o755 })
    }
    return { stopAfter, goOn: () => rm(counted), count: async () => Number(await readFile(calls)) }
  }

  test('after any command: nothing is half saved or lost, and it can be saved again', async () => {
    const { stopAfter, goOn, count } = await countedGit()
    let editor = await editorOn()
    await stopAfter(9999)
    await editor.read()
    await goOn()
    const inClone = await ofTheClone()
    const ofRead = await count()
    const ends: boolean[] = []
    // The first of these ends after a read; the last has an answer.
    for (let last = ofRead; ends.at(-1) !== true; last += 1) {
      const words = set('hero.headline', `Save ${last}`)
      const files = await editor.edited({
        'home.yaml': words,
        'about.yaml': set('heading', `${last}`),
      })
      const before = onRemote('for-each-ref')
      await stopAfter(last)
      ends.push((await editor.post('/api/save', { files, summary: '' }, mei)).ok)
      await goOn()
      if (onRemote('for-each-ref') !== before) {
        expect(onRemote('diff', '--name-only', 'content/edits~', 'content/edits')).toBe(
          'content/about.yaml\ncontent/home.yaml',
        )
      }
      editor = await editorOn()
      expect(await editor.notices()).toEqual([])
      await editor.saved({ 'home.yaml': words, 'about.yaml': set('heading', `${last}`) })
      expect(headlineOnBranch()).toBe(`Save ${last}`)
    }
    expect(ends.length).toBeGreaterThan(5)
    expect(await ofTheClone()).toEqual(inClone)
    // Some hundred commands of git: ends only what hangs.
  }, 600_000)
})

describe('the start', () => {
  const start = (folder: string, remote = 'origin') => cloneAt(folder, remote)
  const { PATH } = process.env
  afterEach(() => {
    process.env.PATH = PATH
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER
  })

  test('needs git, a clone and its remote', async () => {
    await expect(start(clone)).resolves.toMatchObject({ prefix: '' })
    await expect(start(own)).rejects.toThrow('this folder is not in a git repository')
    await expect(start(join(clone, 'none'))).rejects.toThrow(`There is no ${join(clone, 'none')}`)
    await expect(start(clone, 'elsewhere')).rejects.toThrow('no remote "elsewhere"')
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'
    const account = /^The editor cannot start\. The account under which the editor runs may not/
    await expect(start(clone)).rejects.toThrow(account)
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER
    await writeFile(join(clone, '.git/config'), '[broken')
    const broken = /^The editor cannot start\. Git refused\. .*\nGit says: bad config line/
    await expect(start(clone)).rejects.toThrow(broken)
    process.env.PATH = own
    await expect(start(clone)).rejects.toThrow('--git needs git, which is not installed.')
  })

  test.each(['2.37.7', '1.99.0'])('says that Git %s is too old', async (version) => {
    await writeFile(join(own, 'git'), `#!/bin/sh\necho git version ${version}\n`, { mode: 0o755 })
    process.env.PATH = `${own}:${PATH}`
    await expect(start(clone)).rejects.toThrow(
      `needs Git 2.38 or later; this is git version ${version}`,
    )
  })

  test('refuses a submodule as content, as it does while reading', async () => {
    onRemote('branch', 'content/other')
    const add = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', bare]
    git(clone, ...add, 'content/part')
    await expect(start(join(clone, 'content/part'))).rejects.toThrow(/part is a Git submodule/)
    git(clone, 'commit', '--quiet', '--message', 'Part')
    git(clone, 'push', '--quiet', 'origin', 'HEAD:main')
    const { message } = (await (await editorOn()).read()) as unknown as { message: string }
    expect(message).toMatch(/^content\/part is a Git submodule/)
  })

  test("without a proxy, the person is the one in git's settings; if there is none, it says so", async () => {
    git(clone, 'config', 'user.name', 'Asha Rao')
    git(clone, 'config', 'user.email', 'asha@example.com')
    const asha = { name: 'Asha Rao', email: 'asha@example.com' }
    await expect(personOfGit(gitIn(clone))).resolves.toEqual(asha)
    git(clone, 'config', 'user.email', '')
    await expect(personOfGit(gitIn(clone))).rejects.toThrow(/git config --global user\.name/)
  })
})

async function fetchFrom(server: Server, scheme: string, timeout = 60_000): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  git(clone, 'config', 'credential.helper', '')
  const fetching = gitIn(clone, { timeout })('fetch', `${scheme}://127.0.0.1:${port}/site.git`)
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
  await hook(join(clone, '.git'), 'pre-push', 'echo "Asks at <$GPG_TTY>" >&2; exit 1')
  process.env.GPG_TTY = '/dev/tty1'
  const started = gitIn(clone)
  delete process.env.GPG_TTY
  await expect(started('push', 'origin', 'HEAD:refs/heads/x')).rejects.toThrow('Asks at <>')
})

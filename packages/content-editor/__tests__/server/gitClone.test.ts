import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { cloneAt } from '../../src/server/clone'
import { gitIn } from '../../src/server/git'
import { type GitError, gitRefusal } from '../../src/server/gitRefusal'
import {
  bare,
  changeElsewhere,
  clone,
  commitOnMain,
  editorOn,
  headlineOnBranch,
  home,
  hook,
  ofTheClone,
  onRemote,
  own,
} from './gitSupport'
import { git, replaceIn, set } from './support'

/** States in which the clone must stay. Each returns the top of a work tree. */
const states: Record<string, () => Promise<string>> = {
  'in which a developer works, with settings and hooks of their own': async () => {
    git(clone, 'config', 'merge.ff', 'only')
    git(clone, 'config', 'merge.verifySignatures', 'true')
    git(clone, 'checkout', '--quiet', '-b', 'content/edits')
    git(clone, 'commit', '--quiet', '--allow-empty', '--message', 'By hand')
    await writeFile(join(clone, 'notes.txt'), 'untracked')
    await replaceIn(join(clone, 'content/home.yaml'), 'headline: ', 'headline: By hand ')
    git(clone, 'add', 'content/home.yaml')
    await rm(join(clone, 'content/about.yaml'))
    for (const each of ['pre-commit', 'post-index-change']) {
      await hook(join(clone, '.git'), each, `echo >> '${clone}/ran'; exit 1`)
    }
    return clone
  },
  'with a rebase going on': async () => {
    for (const words of ['One', 'Two']) {
      await replaceIn(join(clone, 'content/home.yaml'), 'headline: ', `headline: ${words} `)
      git(clone, 'commit', '--quiet', '--all', '--message', words)
    }
    const rebase = () => git(clone, 'rebase', '--quiet', '--onto', 'HEAD~2', 'HEAD~')
    expect(rebase).toThrow('could not apply')
    return clone
  },
  'that is a linked work tree, with a sparse checkout': async () => {
    const linked = join(own, 'linked')
    git(clone, 'worktree', 'add', '--quiet', '--no-checkout', linked, '-b', 'linked')
    git(linked, 'sparse-checkout', 'set', '--no-cone', '/look.tsx')
    git(linked, 'checkout', '--quiet')
    await mkdir(join(linked, 'content'))
    return linked
  },
  'of one commit, later than the one where the branch began': async () => {
    await changeElsewhere('content/edits', 'contact.yaml', 'heading: ', 'heading: Branch ')
    await changeElsewhere('main', '../look.tsx', 'old', 'old\n')
    git(own, 'clone', '--quiet', '--depth=1', `file://${bare}`, 'shallow')
    return join(own, 'shallow')
  },
}

test.each(Object.entries(states))(
  'a clone %s is as before after days of reading, saving and moving branches',
  async (_what, prepare) => {
    const top = await prepare()
    const before = await ofTheClone(top)
    const editor = await editorOn(join(top, 'content'))
    for (const words of ['One', 'Two']) {
      await editor.saved({ 'home.yaml': set('hero.headline', words) })
      await changeElsewhere('main', 'about.yaml', 'heading: ', `heading: ${words} `)
      const now = await editor.read()
      expect(now.notices).toEqual([])
      expect(now.text('about.yaml')).toContain(`"heading":"${words} `)
      expect(now.text('home.yaml')).toContain(`"headline":"${words}"`)
    }
    expect(headlineOnBranch()).toBe('Two')
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
  expect((await editor.read()).notices).toEqual([])
})

test('without EDITOR_BASE it begins where the remote has its HEAD', async () => {
  onRemote('branch', '--move', 'main', 'trunk')
  const { first } = await editorOn(undefined, { base: undefined })
  expect(first.workplace).toMatchObject({ base: 'trunk' })
  const misled = await editorOn()
  expect(misled.first).toMatchObject({ message: expect.stringContaining('EDITOR_BASE') })
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
    expect((await editorOn()).first).toMatchObject({
      message: expect.stringMatching(/^content\/part is a Git submodule/),
    })
  })

  test("without a proxy, the committer is the person in git's settings; it says if there is none", async () => {
    git(clone, 'config', 'user.name', 'Asha Rao')
    git(clone, 'config', 'user.email', 'asha@example.com')
    const { saved } = await editorOn(undefined, { committer: undefined })
    await saved(home)
    expect(onRemote('log', '-1', '--format=%cn <%ce>', 'content/edits')).toBe(
      'Asha Rao <asha@example.com>',
    )
    git(clone, 'config', 'user.email', '')
    const again = editorOn(undefined, { committer: undefined })
    await expect(again).rejects.toThrow(/git config --global user\.name/)
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

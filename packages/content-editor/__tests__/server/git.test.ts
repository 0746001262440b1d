import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  about,
  bare,
  changeElsewhere,
  clone,
  commitOnMain,
  editorOn,
  elsewhere,
  headlineOnBranch,
  home,
  hook,
  mei,
  ofTheClone,
  onRemote,
  own,
  ravi,
} from './gitSupport'
import { git, plain, set, snapshot } from './support'

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
    commit: onRemote('rev-parse', 'content/edits').slice(0, 8),
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
  const now = await editor.read()
  expect(now.text('about.yaml')).toContain('"heading":"Branch ')
  expect(now.text('contact.yaml')).toContain('"heading":"Main ')
  expect((await editor.get('/content/images/old.png', mei)).status).toBe(404)
  const parents = onRemote('rev-parse', 'content/edits', 'main').replace('\n', ' ')
  await editor.saved(home)
  expect(onRemote('log', '-1', '--format=%P', 'content/edits')).toBe(parents)
  expect(onRemote('diff', '--name-only', 'main', 'content/edits')).toBe(
    'content/about.yaml\ncontent/home.yaml',
  )
})

test('unsaved work has another name for each folder and each remote', async () => {
  git(clone, 'remote', 'set-url', 'origin', bare)
  git(own, 'clone', '--quiet', bare, 'second')
  const keyIn = async (folder: string) => (await editorOn(folder)).first.workplace.key
  const keys = [await keyIn(join(clone, 'content')), await keyIn(join(own, 'second/content'))]
  git(clone, 'remote', 'set-url', 'origin', `file://${bare}`)
  keys.push(await keyIn(join(clone, 'content')))
  expect(new Set(keys).size).toBe(3)
})

test('with eol=crlf it keeps line ends, and commits one line', async () => {
  await writeFile(join(own, 'elsewhere/.gitattributes'), '*.yaml text eol=crlf\n')
  commitOnMain('add', '.gitattributes')
  const editor = await editorOn()
  await editor.saved(home)
  expect(await readFile(join(editor.folder, 'home.yaml'), 'utf8')).not.toMatch(/[^\r]\n/)
  expect(onRemote('diff', '--numstat', 'main', 'content/edits')).toBe('1\t1\tcontent/home.yaml')
})

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
  expect((await editor.read()).notices).toEqual([{ kind: 'conflict' }])
  expect(headlineOnBranch()).toMatch(/^Branch /)
  elsewhere('checkout', '--quiet', '--force', 'content/edits')
  elsewhere('merge', '--quiet', '--strategy-option=ours', 'main')
  expect((await editor.read()).notices).toEqual([])
})

test('says that the editor has to be started again once the site that it shows has changed', async () => {
  const editor = await editorOn()
  await changeElsewhere('main', 'home.yaml', 'headline: ', 'headline: Main ')
  expect((await editor.read()).notices).toEqual([])
  await changeElsewhere('main', '../look.tsx', 'old', 'new')
  expect((await editor.read()).notices).toEqual([{ kind: 'outdated' }])
  git(clone, 'pull', '--quiet', 'origin', 'main')
  expect((await editor.read()).notices).toEqual([{ kind: 'outdated' }])
  expect((await editorOn()).first.notices).toEqual([])
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

  test('after any command: it is saved as a whole or not at all, and can be saved again', async () => {
    const { stopAfter, goOn, count } = await countedGit()
    let editor = await editorOn()
    const inClone = await ofTheClone()
    await stopAfter(9999)
    await editor.read()
    await goOn()
    // The first of these ends after a read; the last has an answer.
    let last = await count()
    for (let isSaved = false; !isSaved; last += 1) {
      const files = await editor.edited({
        'home.yaml': set('hero.headline', `Save ${last}`),
        'about.yaml': set('heading', `Save ${last}`),
      })
      const before = onRemote('for-each-ref')
      await stopAfter(last)
      isSaved = (await editor.post('/api/save', { files, summary: '' }, mei)).ok
      await goOn()
      if (onRemote('for-each-ref') !== before) {
        expect(headlineOnBranch()).toBe(`Save ${last}`)
        expect(onRemote('show', 'content/edits:content/about.yaml')).toContain(`Save ${last}`)
      }
      editor = await editorOn()
      expect(editor.first.notices).toEqual([])
    }
    expect(editor.first.text('home.yaml')).toContain(`Save ${last - 1}`)
    expect(await ofTheClone()).toEqual(inClone)
    // Some hundred commands of git: ends only what hangs.
  }, 600_000)
})

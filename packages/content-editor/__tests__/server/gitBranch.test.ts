import { rm } from 'node:fs/promises'
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
  onRemote,
  own,
  ravi,
} from './gitSupport'
import { git, plain, set, snapshot } from './support'

describe('a branch that is not what it was', () => {
  const squash = () => commitOnMain('merge', '--quiet', '--squash', 'content/edits')
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
    expect((await editor.read()).notices).toEqual([{ kind: 'outdated' }])
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
    const now = await editor.read()
    expect(now.notices).toEqual([])
    expect(now.text('home.yaml')).toContain('Main Go further')
    await editor.saved(about, ravi)
    expect(onRemote('log', '--format=%an', 'main..content/edits')).toBe('Ravi')
    expect((await editor.read()).notices).toEqual([])
    expect(git(clone, 'for-each-ref', '--contains', tip, 'refs/content-editor')).toContain(tip)
  })

  test('deleted with saves that main lacks: it says so until they are saved again', async () => {
    const editor = await editorOn()
    await editor.saved(home)
    await editor.saved(about, ravi)
    const commit = onRemote('rev-parse', 'content/edits')
    deleteBranch()
    const restarted = await editorOn()
    for (const { notices } of [await editor.read(), restarted.first]) {
      expect(notices).toEqual([{ kind: 'lost', commit, saves: 2 }])
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
    expect((await editor.read()).notices).toEqual([{ kind: 'lost', commit, saves: 1 }])
    expect(await editor.recover('leave')).toMatchObject({ workplace: { notices: [] } })
    expect((await editorOn()).first.notices).toEqual([])
    expect(git(clone, 'for-each-ref', '--contains', commit)).not.toBe('')
    expect(headlineOnBranch()).not.toBe('Go further together')
  })

  test('rewritten by force: the dropped save is merged if it is saved again', async () => {
    const editor = await editorOn()
    await editor.saved(about)
    await editor.saved(home, ravi)
    const commit = onRemote('rev-parse', 'content/edits')
    onRemote('update-ref', 'refs/heads/content/edits', 'content/edits~')
    const now = await editor.read()
    expect(now.notices).toEqual([{ kind: 'lost', commit, saves: 1 }])
    expect(now.text('home.yaml')).not.toContain('Go further')
    await editor.saved({ 'contact.yaml': set('heading', 'Write to us') })
    expect(await editor.recover('save')).toMatchObject({ status: 200, workplace: { notices: [] } })
    expect(headlineOnBranch()).toBe('Go further together')
  })

  test('a lost save that conflicts with a later one is not saved again; a developer can merge it', async () => {
    const editor = await editorOn()
    await editor.saved(home)
    deleteBranch()
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
    expect((await editor.read()).notices).toEqual([])
    await editor.saved({ 'contact.yaml': set('heading', 'Write to us') })
    expect(headlineOnBranch()).toBe('Go further together')
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

  test('a push that comes before ours is not lost: the person has to save again', async () => {
    await changeElsewhere('race', 'about.yaml', 'heading: ', 'heading: Raced ')
    const push = `git --git-dir='${bare}' update-ref refs/heads/content/edits refs/heads/race`
    git(clone, 'config', 'remote.origin.receivepack', `${push}; git-receive-pack`)
    const editor = await editorOn()
    const refused = await editor.save(home, mei)
    expect(refused).toMatchObject({ message: expect.stringContaining('Save again.') })
    expect(onRemote('rev-parse', 'content/edits')).toBe(onRemote('rev-parse', 'race'))
    git(clone, 'config', '--unset', 'remote.origin.receivepack')
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
    expect((await editor.read()).notices).toEqual([])
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

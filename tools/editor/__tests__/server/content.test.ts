import { chmod, cp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openTestEditor, replaceIn, root, snapshot, type TestEditor } from './support'

let editor: TestEditor
beforeEach(async () => {
  editor = await openTestEditor()
})
afterEach(() => editor.close())

const headline = (text: string) => text.replace(/headline: .*/, 'headline: Go further together')
const heading = (text: string) => text.replace(/^heading: .*/m, 'heading: Who we are')

test('GET /api/content has the schema, the files in its order, the pages and the folder', async () => {
  const answer = await editor.get('/api/content')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { schema, files, pages, workplace } = await answer.json()
  expect(schema).toBe(await readFile(join(root, 'content/schema.graphql'), 'utf8'))
  expect(files.map(({ name }: { name: string }) => name)).toEqual([
    'site.yaml',
    'home.yaml',
    'about.yaml',
    'contact.yaml',
  ])
  expect(pages).toEqual(['/', '/about/', '/contact/'])
  expect(workplace).toEqual({ kind: 'local', folder: editor.folder })
  const [site] = files
  expect(site.text).toBe(await readFile(join(editor.folder, 'site.yaml'), 'utf8'))
})

test('a byte order mark and line ends come and go as they are', async () => {
  const path = join(editor.folder, 'home.yaml')
  const windows = `\uFEFF${(await readFile(path, 'utf8')).replace(/\n/g, '\r\n')}`
  await writeFile(path, windows)
  expect((await editor.files())['home.yaml']?.text).toBe(windows)
  const saved = await editor.save({
    'home.yaml': (text) => text.replace(/headline: .*\r/, 'headline: Go further\r'),
  })
  expect(saved).toMatchObject({ ok: true })
  const after = await readFile(path, 'utf8')
  expect(after).toBe(windows.replace(/headline: .*\r/, 'headline: Go further\r'))
})

test('a version changes with the bytes alone', async () => {
  const before = await (await editor.get('/api/versions')).json()
  await replaceIn(join(editor.folder, 'home.yaml'), 'headline:', 'headline: ')
  const after = await (await editor.get('/api/versions')).json()
  expect(Object.keys(before)).toEqual(['site.yaml', 'home.yaml', 'about.yaml', 'contact.yaml'])
  expect(after['home.yaml']).not.toBe(before['home.yaml'])
  expect({ ...after, 'home.yaml': '' }).toEqual({ ...before, 'home.yaml': '' })
  await replaceIn(join(editor.folder, 'home.yaml'), 'headline: ', 'headline:')
  expect(await (await editor.get('/api/versions')).json()).toEqual(before)
})

test('POST /api/check gives the check’s findings on files as they would be saved', async () => {
  const files = Object.values(await editor.files()).map(({ name, text }) => ({
    name,
    text: name === 'home.yaml' ? text.replace(/headline: .*/, 'headline: <b>Go</b>') : text,
  }))
  const { findings } = await (await editor.post('/api/check', { files })).json()
  expect(findings).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(/home\.yaml$/),
      message:
        '"hero.headline" has HTML (<b>), which visitors would see as it is typed. Remove it.',
    }),
  ])
})

test.each([
  ['a path', { name: '../package.json', text: '' }],
  ['the schema', { name: 'schema.graphql', text: '' }],
  ['no name', { text: '' }],
  ['no text', { name: 'home.yaml', text: 1 }],
  ['half a character', { name: 'home.yaml', text: '\ud83d' }],
])('%s in place of a file is refused, in a check and in a save', async (_what, file) => {
  const before = await snapshot(editor.folder)
  expect((await editor.post('/api/check', { files: [file] })).status).toBe(400)
  const saved = await editor.post('/api/save', { files: [{ ...file, base: '' }], summary: '' })
  expect(saved.status).toBe(400)
  expect(await saved.json()).toMatchObject({ ok: false, message: expect.any(String) })
  expect(await snapshot(editor.folder)).toEqual(before)
})

test('a file that is there twice is refused', async () => {
  const file = { name: 'home.yaml', text: '', base: '' }
  const { status } = await editor.post('/api/save', { files: [file, file], summary: '' })
  expect(status).toBe(400)
})

test('a save writes the changed files alone, and keeps their mode', async () => {
  const before = await snapshot(editor.folder)
  await chmod(join(editor.folder, 'home.yaml'), 0o640)
  const saved = await editor.save({ 'home.yaml': headline, 'about.yaml': heading })
  expect(saved).toMatchObject({
    ok: true,
    files: [
      { name: 'home.yaml', text: expect.stringContaining('Go further together') },
      { name: 'about.yaml', text: expect.stringContaining('Who we are') },
    ],
  })
  const after = await snapshot(editor.folder)
  expect({ ...after, 'home.yaml': '', 'about.yaml': '' }).toEqual({
    ...before,
    'home.yaml': '',
    'about.yaml': '',
  })
  expect((await stat(join(editor.folder, 'home.yaml'))).mode & 0o777).toBe(0o640)
})

test('the answer has the new version, so that the next save follows', async () => {
  const first = await editor.save({ 'home.yaml': headline })
  const [file] = first.ok ? first.files : []
  const next = await editor.post('/api/save', {
    files: [{ name: 'home.yaml', text: file?.text, base: file?.version }],
    summary: '',
  })
  expect(next.status).toBe(200)
})

test('a file that somebody else changed is not written, and comes as it is now', async () => {
  const { 'home.yaml': home, 'about.yaml': about } = await editor.files()
  await replaceIn(join(editor.folder, 'home.yaml'), 'headline: ', 'headline: Now: ')
  const before = await snapshot(editor.folder)
  const answer = await editor.post('/api/save', {
    files: [
      { name: 'home.yaml', text: headline(home?.text ?? ''), base: home?.version },
      { name: 'about.yaml', text: heading(about?.text ?? ''), base: about?.version },
    ],
    summary: '',
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    ok: false,
    reason: 'changed',
    files: [expect.objectContaining({ name: 'home.yaml', text: expect.stringContaining('Now:') })],
  })
  expect(await snapshot(editor.folder)).toEqual(before)
})

test('with a mistake in one file none is written', async () => {
  const before = await snapshot(editor.folder)
  const saved = await editor.save({
    'home.yaml': headline,
    'about.yaml': (text) => text.replace('heading:', 'headin:'),
  })
  expect(saved).toMatchObject({
    ok: false,
    reason: 'mistakes',
    findings: [{ message: expect.stringContaining('Did you mean "heading"?') }],
  })
  expect(await snapshot(editor.folder)).toEqual(before)
})

test('a file that is not UTF-8 is not written over, since its characters are lost', async () => {
  const path = join(editor.folder, 'home.yaml')
  const latin = Buffer.from(
    (await readFile(path, 'utf8')).replace(/headline: /, '$&Café '),
    'latin1',
  )
  await writeFile(path, latin)
  const saved = await editor.save({ 'home.yaml': (text) => text.replace('\uFFFD', 'é') })
  expect(saved).toMatchObject({
    ok: false,
    reason: 'mistakes',
    findings: [
      { line: expect.any(Number), message: expect.stringContaining('not saved as UTF-8') },
    ],
  })
  expect(await readFile(path)).toEqual(latin)
})

test('two saves at the same moment: one is written, the other is asked', async () => {
  const { 'home.yaml': home } = await editor.files()
  const save = (words: string) =>
    editor.post('/api/save', {
      files: [
        {
          name: 'home.yaml',
          text: home?.text.replace(/headline: .*/, `headline: ${words}`),
          base: home?.version,
        },
      ],
      summary: '',
    })
  const answers = await Promise.all(['One', 'Two', 'Three'].map(save))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

/** A disk on which the nth file cannot get its place. */
async function editorOnDisk(code: string, failing: number) {
  let count = 0
  const move = async (from: string, to: string) => {
    count += 1
    if (count === failing) throw Object.assign(new Error(code), { code })
    await rename(from, to)
  }
  return openTestEditor({ move: move as typeof rename })
}

test.each([
  ['ENOSPC', 1, 'The disk is full. Nothing was saved.'],
  ['ENOSPC', 2, 'The disk is full. Nothing was saved.'],
  ['EROFS', 2, 'The disk can only be read. Nothing was saved.'],
  ['EACCES', 2, 'The editor may not write to the content folder. Nothing was saved.'],
  ['EIO', 2, 'The disk refused (EIO). Nothing was saved.'],
])('%s at file %i: it says so, and every file is as before', async (code, failing, sentence) => {
  const failingEditor = await editorOnDisk(code, failing)
  const before = await snapshot(failingEditor.folder)
  const saved = await failingEditor.save({ 'home.yaml': headline, 'about.yaml': heading })
  expect(saved).toEqual({
    ok: false,
    reason: 'refused',
    message: expect.stringContaining(sentence),
  })
  expect(await snapshot(failingEditor.folder)).toEqual(before)
  await failingEditor.close()
})

test('a file that another program changes during the save is not lost', async () => {
  let path = ''
  const move = async (from: string, to: string) => {
    await rename(from, to)
    if (to.endsWith('home.yaml')) await replaceIn(path, 'heading: ', 'heading: Now ')
  }
  const raced = await openTestEditor({ move: move as typeof rename })
  path = join(raced.folder, 'about.yaml')
  const saved = await raced.save({ 'home.yaml': headline, 'about.yaml': heading })
  expect(saved).toMatchObject({ ok: false, reason: 'changed', files: [{ name: 'about.yaml' }] })
  expect(await readFile(path, 'utf8')).toContain('heading: Now ')
  expect(await readFile(join(raced.folder, 'home.yaml'), 'utf8')).not.toContain('Go further')
  await raced.close()
})

test.each([
  ['gone', (path: string) => rm(path)],
  ['broken', (path: string) => replaceIn(path, 'heading:', '\theading:')],
])('a file that is %s does not stop the saving of another', async (_what, spoil) => {
  const { 'home.yaml': home, 'about.yaml': about } = await editor.files()
  await spoil(join(editor.folder, 'about.yaml'))
  const save = (name: string, text: string | undefined, base: string | undefined) =>
    editor.post('/api/save', { files: [{ name, text, base }], summary: '' })
  expect((await save('home.yaml', headline(home?.text ?? ''), home?.version)).status).toBe(200)
  expect(await readFile(join(editor.folder, 'home.yaml'), 'utf8')).toContain('Go further')

  // Whoever edits it gets to know, and can write it back.
  const refused = await save('about.yaml', about?.text, about?.version)
  expect(refused.status).toBe(409)
  const [now] = (await refused.json()).files
  const versions = await (await editor.get('/api/versions')).json()
  expect(now).toMatchObject({ name: 'about.yaml', version: versions['about.yaml'] })
  expect((await save('about.yaml', about?.text, now.version)).status).toBe(200)
  expect(await readFile(join(editor.folder, 'about.yaml'), 'utf8')).toBe(about?.text)
})

test('the empty texts of a new entry are one mistake, at the first of them', async () => {
  const entry = '    - icon: bus\n      title: ""\n      text: ""\n'
  const add = (text: string) => text.replace(/^whyChoose:[\s\S]*?items:\n/m, `$&${entry}`)
  const files = Object.values(await editor.files()).map(({ name, text }) => ({
    name,
    text: name === 'about.yaml' ? add(text) : text,
  }))
  const { findings } = await (await editor.post('/api/check', { files })).json()
  expect(findings).toEqual([
    expect.objectContaining({
      path: ['whyChoose', 'items', expect.any(Number), 'title'],
      message: expect.stringMatching(/^"whyChoose\.items\[\d\]" has 2 empty texts\./),
    }),
  ])
})

/** A file's text, or every file of a folder. */
const contentsOf = (path: string) => readFile(path, 'utf8').catch(() => snapshot(path))

test.each([
  ['a text', 'home.yaml'],
  ['the folder of pictures', 'images'],
  ['the content itself', ''],
])('%s that is a symbolic link is neither read, served nor written through', async (_w, name) => {
  const { 'home.yaml': home } = await editor.files()
  const place = join(editor.folder, name)
  const outside = join(editor.uploads, '../outside')
  await cp(place, outside, { recursive: true })
  await rm(place, { recursive: true })
  await symlink(outside, place)
  const before = await contentsOf(outside)

  const refusals = [
    await editor.post('/api/save', {
      files: [{ name: 'home.yaml', text: headline(home?.text ?? ''), base: home?.version }],
      summary: '',
    }),
    await editor.get(name === 'images' ? '/content/images/hero.png' : '/api/content'),
  ]
  for (const refusal of refusals) {
    expect(refusal.status).toBe(503)
    expect(await refusal.text()).toContain(`${place} is a symbolic link`)
  }
  expect(await contentsOf(outside)).toEqual(before)
})

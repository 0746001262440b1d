import fs, { chmod, cp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fixtureConfig } from '../../../../__tests__/fixtures/content'
import {
  type Edit,
  heading,
  headline,
  openTestEditor,
  replaceIn,
  set,
  snapshot,
  type TestEditor,
} from './support'

let editor: TestEditor
beforeEach(async () => {
  editor = await openTestEditor()
})
afterEach(() => editor.close())

test('a text that is in another file already is a mistake of the file that was edited', async () => {
  const title = 'About our fleet and services'
  expect(await editor.check({ 'home.yaml': set('seo.title', title) })).toEqual([
    expect.objectContaining({ rule: 'textTwice', file: expect.stringMatching(/home\.yaml$/) }),
  ])
})

test.each([
  ['the schema', 409, { name: 'schema.graphql', data: {}, base: '' }],
  ['no base', 409, { name: 'schema.graphql', data: {} }],
  ['no name', 400, { data: {}, base: '' }],
  ['no data', 400, { name: 'home.yaml', data: 'text', base: '' }],
])('rejects %s instead of a file', async (_what, status, file) => {
  const before = await snapshot(editor.folder)
  const saved = await editor.post('/api/save', { files: [file], remove: [] })
  expect(saved.status).toBe(status)
  expect(await saved.json()).toEqual({ message: expect.any(String) })
  expect(await snapshot(editor.folder)).toEqual(before)
})

test('a save writes only the changed files, keeps their mode, and returns what the next save needs', async () => {
  const before = await snapshot(editor.folder)
  await chmod(join(editor.folder, 'home.yaml'), 0o640)
  const same: Edit = (data) => data
  const edits = { 'home.yaml': headline, 'about.yaml': heading, 'site.yaml': same }
  const saved = await editor.save(edits)
  const after = await snapshot(editor.folder)
  const unchanged = { 'home.yaml': '', 'about.yaml': '' }
  expect({ ...after, ...unchanged }).toEqual({ ...before, ...unchanged })
  expect((await stat(join(editor.folder, 'home.yaml'))).mode & 0o777).toBe(0o640)
  const stored = await editor.files()
  expect(saved).toMatchObject({ ok: true, files: Object.values(stored) })
  expect(stored['home.yaml']?.data).toMatchObject({ hero: { headline: 'Go further together' } })
})

function beforeRename(act: (count: number, to: string) => Promise<void>): void {
  const { rename } = fs
  let count = 0
  jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    count += 1
    await act(count, `${to}`)
    await rename(from, to)
  })
}
afterEach(() => jest.restoreAllMocks())

const both = { 'home.yaml': headline, 'about.yaml': heading }

test.each([
  ['ENOSPC', 1, /^The disk is full. Nothing was saved./, []],
  ['EIO', 2, /^The disk refused \(EIO\). Saved: home.yaml. Not saved: about.yaml./, ['home.yaml']],
])(
  '%s at file %i: it says what is saved, and every file is whole',
  async (code, failing, sentence, saved) => {
    const before = await snapshot(editor.folder)
    beforeRename(async (count) => {
      if (count === failing) throw Object.assign(new Error(code), { code })
    })
    const answer = await editor.save(both)
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(sentence) })
    jest.restoreAllMocks()
    const after = await snapshot(editor.folder)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(saved)
    expect(await editor.check({})).toEqual([])
  },
)

test('a file that another program changes during the save is not lost', async () => {
  beforeRename(async (count, to) => {
    const about = to.replace('home.yaml', 'about.yaml')
    if (count === 1) await replaceIn(about, 'heading: ', 'heading: Now ')
  })
  const saved = await editor.save(both)
  const said = 'Another program is changing about.yaml. Saved: home.yaml. Not saved: about.yaml.'
  expect(saved).toMatchObject({ message: expect.stringContaining(said) })
  const { 'about.yaml': about } = await editor.files()
  expect(about?.data.heading).toMatch(/^Now /)
})

test('another schema than at the start asks for a restart', async () => {
  const schema = join(editor.folder, '../schema.graphql')
  await cp(fixtureConfig.schema, schema)
  const other = await openTestEditor({ config: { ...fixtureConfig, schema } })
  expect((await other.get('/api/content')).status).toBe(200)
  await replaceIn(schema, 'type ', 'typo ')
  for (const answer of [
    await other.get('/api/content'),
    await other.post('/api/check', { files: [] }),
  ]) {
    expect(answer.status).toBe(503)
    expect((await answer.json()).message).toMatch(/Stop the editor and start it again/)
  }
  await other.close()
})

test.each([
  ['gone', (path: string) => rm(path), 'Somebody deleted it'],
  ['empty', (path: string) => writeFile(path, '\n'), 'The file is empty'],
  ['broken', (path: string) => replaceIn(path, 'heading:', '\theading:'), 'tab'],
  [
    'not UTF-8',
    async (path: string) =>
      writeFile(path, (await readFile(path, 'utf8')).replace(/./, 'é'), 'latin1'),
    'not saved as UTF-8',
  ],
])(
  'a file that is %s has a problem, does not stop others, and is not saved over',
  async (_what, spoil, problem) => {
    const [about] = await editor.edited({ 'about.yaml': heading })
    await spoil(join(editor.folder, 'about.yaml'))
    const spoilt = await snapshot(editor.folder)
    const { 'about.yaml': now } = await editor.files()
    expect(now?.problem).toContain(problem)
    const files = [{ ...about, base: now?.version }]
    const refused = await editor.post('/api/save', { files, remove: [] })
    expect(refused.status).toBe(503)
    const { message } = await refused.json()
    expect(message).toMatch(/^Nothing was saved.*about\.yaml cannot be read: .*Save again once/)
    expect(message).toContain(problem)
    expect(await snapshot(editor.folder)).toEqual(spoilt)
    expect(await editor.save({ 'home.yaml': headline })).toMatchObject({ ok: true })
  },
)

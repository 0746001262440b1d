import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastGood } from '../../../scripts/lib/lastGood'
import { fixtureFolder } from '../../fixtures/content'

let root = ''
let from = ''
let to = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-good-'))
  from = join(root, 'content')
  to = join(root, 'copy')
  cpSync(fixtureFolder, from, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const edited = (name: string) => readFileSync(join(from, name))
/** Texts are beside the folder that Gatsby watches, and in it from the next start. */
const shown = (name: string) =>
  readFileSync(join(name.endsWith('.yaml') ? `${to}.texts` : to, name))

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(join(from, name), change(edited(name).toString()))
}

const newHeadline = (text: string) => text.replace(/headline: .*/, 'headline: A new headline')
const misspelt = (text: string) => text.replace('headline:', 'headlin:')

test('the copy has the files and the pictures that they name, and nothing else', async () => {
  const { findings, neverGood } = await lastGood(from, to).open()
  expect({ findings, neverGood }).toEqual({ findings: [], neverGood: [] })
  for (const name of ['site.yaml', 'home.yaml', 'about.yaml', 'contact.yaml', 'images/hero.png']) {
    expect(shown(name)).toEqual(edited(name))
    expect(readFileSync(join(to, name))).toEqual(edited(name))
  }
  expect(existsSync(join(to, 'schema.graphql'))).toBe(false)
})

test('an edit without a mistake reaches the copy', async () => {
  const { open, update } = lastGood(from, to)
  await open()
  edit('home.yaml', newHeadline)
  const { changed } = await update()
  expect(changed).toEqual([{ name: 'home.yaml', text: edited('home.yaml').toString() }])
  expect(shown('home.yaml')).toEqual(edited('home.yaml'))
  expect((await update()).changed).toEqual([])
})

test('Gatsby finds the edits of the last time when it starts', async () => {
  const { open, update } = lastGood(from, to)
  await open()
  edit('home.yaml', newHeadline)
  await update()
  await lastGood(from, to).open()
  expect(readFileSync(join(to, 'home.yaml'))).toEqual(edited('home.yaml'))
})

test('Gatsby finds by itself a file that had no good version until now', async () => {
  const good = edited('home.yaml')
  edit('home.yaml', misspelt)
  const { open, update } = lastGood(from, to)
  await open()
  writeFileSync(join(from, 'home.yaml'), good)
  await update()
  expect(readFileSync(join(to, 'home.yaml'))).toEqual(good)
})

test.each<[string, (text: string) => string]>([
  ['a tab', (text) => text.replace('  headline', '\theadline')],
  ['a misspelt key', misspelt],
  ['nothing left', () => ''],
  ['a quotation mark that is never closed', (text) => text.replace('headline: ', 'headline: "')],
  ['a picture that is not there', (text) => text.replace(/image: .*/, 'image: images/none.png')],
  ['a link to no page', (text) => text.replace(/path: .*/, 'path: /contcat/')],
  [
    'a text that is too long',
    (text) => text.replace('headline: ', `headline: ${'long '.repeat(40)}`),
  ],
])('with %s the last good version stays, until it is mended', async (_mistake, change) => {
  const { open, update } = lastGood(from, to)
  await open()
  const good = edited('home.yaml')
  edit('home.yaml', change)
  const { findings, neverGood } = await update()
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({
    file: expect.stringMatching(/home\.yaml$/),
    line: expect.any(Number),
  })
  expect(neverGood).toEqual([])
  expect(shown('home.yaml')).toEqual(good)

  writeFileSync(join(from, 'home.yaml'), newHeadline(good.toString()))
  expect((await update()).findings).toEqual([])
  expect(shown('home.yaml')).toEqual(edited('home.yaml'))
})

test('a mistake in one file keeps back no other', async () => {
  const { open, update } = lastGood(from, to)
  await open()
  edit('home.yaml', misspelt)
  edit('about.yaml', (text) => text.replace(/^heading: .*/m, 'heading: Another'))
  await update()
  expect(shown('about.yaml')).toEqual(edited('about.yaml'))
})

test('a file that is deleted, or renamed, stays', async () => {
  const { open, update } = lastGood(from, to)
  await open()
  const good = edited('home.yaml')
  rmSync(join(from, 'home.yaml'))
  writeFileSync(join(from, 'home.yml'), good)
  expect((await update()).findings).not.toEqual([])
  expect(shown('home.yaml')).toEqual(good)
  expect(existsSync(join(to, 'home.yml'))).toBe(false)
})

test('a picture that is deleted or damaged while a file names it stays', async () => {
  const { open, update } = lastGood(from, to)
  await open()
  const good = edited('images/hero.png')
  writeFileSync(join(from, 'images/hero.png'), good.subarray(0, 1000))
  expect((await update()).findings).not.toEqual([])
  expect(shown('images/hero.png')).toEqual(good)
  rmSync(join(from, 'images/hero.png'))
  expect((await update()).findings).not.toEqual([])
  expect(shown('images/hero.png')).toEqual(good)
})

test('a new picture is in the copy, and known, before the file that names it', async () => {
  const added: string[] = []
  const { open, update } = lastGood(from, to)
  await open()
  cpSync(join(from, 'images/hero.png'), join(from, 'images/new.png'))
  edit('home.yaml', (text) => text.replace(/image: .*/, 'image: images/new.png'))
  await update(async (files) => {
    added.push(...files)
    expect(shown('home.yaml').toString()).not.toContain('images/new.png')
  })
  expect(added).toEqual([join(to, 'images/new.png')])
  expect(shown('images/new.png')).toEqual(edited('images/new.png'))
  expect(shown('home.yaml')).toEqual(edited('home.yaml'))
})

test('started with a mistake, it still has the last good version', async () => {
  await lastGood(from, to).open()
  const good = edited('home.yaml')
  edit('home.yaml', misspelt)
  const { findings, neverGood } = await lastGood(from, to).open()
  expect(findings).toHaveLength(1)
  expect(neverGood).toEqual([])
  expect(shown('home.yaml')).toEqual(good)
})

test('it names a file that never had a good version', async () => {
  edit('home.yaml', misspelt)
  const { neverGood } = await lastGood(from, to).open()
  expect(neverGood).toEqual(['home.yaml'])
  expect(existsSync(join(to, 'home.yaml'))).toBe(false)
  expect(existsSync(join(`${to}.texts`, 'home.yaml'))).toBe(false)
})

test('a version that the check refuses by now is no good one', async () => {
  await lastGood(from, to).open()
  writeFileSync(join(`${to}.texts`, 'home.yaml'), misspelt(edited('home.yaml').toString()))
  edit('home.yaml', () => '')
  expect((await lastGood(from, to).open()).neverGood).toEqual(['home.yaml'])
})

test('pictures that no file names any more leave the copy at the next start', async () => {
  await lastGood(from, to).open()
  cpSync(join(from, 'images/hero.png'), join(to, 'images/old.png'))
  await lastGood(from, to).open()
  expect(existsSync(join(to, 'images/old.png'))).toBe(false)
  expect(existsSync(join(to, 'images/hero.png'))).toBe(true)
})

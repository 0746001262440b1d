import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureConfig, fixtureFolder } from '../../../__tests__/fixtures/content'
import { contentData, lastGoodText } from '../contentNodes'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['a byte order mark and Windows’ line ends', '\uFEFFone: One\r\ntwo: Two\r\n', 'One', 'Two'],
  [
    'outer spaces, tabs, soft hyphens',
    'one: " busi\u00ADness\t"\ntwo: "One\tTwo"',
    'business',
    'One Two',
  ],
  ['a loose accent', 'one: cafe\u0301\ntwo: Two', 'caf\u00E9', 'Two'],
])('what nobody sees is no part of a text: %s', (_what, text, one, two) => {
  expect(contentData(text, folder)).toEqual({ one, two })
})

test('a picture is found whose name a Mac has stored, with its accent as a character', () => {
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'images', 'cafe\u0301.png'), '')
  const text = 'one: images/caf\u00E9.png\ntwo: images/\u00E9.png'
  expect(contentData(text, folder)).toEqual({
    one: 'images/cafe\u0301.png',
    two: 'images/\u00E9.png',
  })
})

test('a file with a mistake keeps its last good text, and the mistake is reported', async () => {
  cpSync(fixtureFolder, folder, { recursive: true })
  const home = join(folder, 'home.yaml')
  const start = readFileSync(home, 'utf8')
  const warn = jest.fn()
  const shown = (name: string, text: string) =>
    lastGoodText({ ...fixtureConfig, folder }, name, text, { warn })
  const edited = (text: string) => {
    writeFileSync(home, text)
    return shown('home.yaml', text)
  }
  const mistaken = (text: string) => text.replace('headline:', 'headlin:')
  expect(await edited(mistaken(start))).toBe(start)
  const changed = start.replace('Expand your business', 'Go further')
  expect(await edited(changed)).toBe(changed)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await edited(mistaken(changed))).toBe(changed)
  const mistake = expect.stringMatching(/last version.*\n.*home\.yaml:11:3: .*mean "headline"/)
  expect(warn.mock.calls).toEqual([[mistake], [mistake]])
  // Another file follows its edits meanwhile.
  expect(await shown('about.yaml', 'any text')).toBe('any text')
})

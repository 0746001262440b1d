import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentData } from '../contentNodes'

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

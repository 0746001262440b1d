import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Node } from 'gatsby'
import { fixtureConfig, fixtureFolder } from '../../../__tests__/fixtures/content'
import { contentNode, lastGoodTexts } from '../contentNodes'

const file = {
  id: 'the file',
  base: 'home.yaml',
} as unknown as Node

const nodeOf = (text: string) =>
  contentNode(file, text, {
    createNodeId: (id) => `id of ${id}`,
    createContentDigest: (content) => JSON.stringify(content),
  })

test('a file becomes a node of its own type, with what the file holds', () => {
  expect(nodeOf('hero:\n  headline: Welcome\n  wide: true\n')).toEqual({
    hero: { headline: 'Welcome', wide: true },
    id: 'id of the file content',
    parent: 'the file',
    children: [],
    internal: {
      type: 'HomeContent',
      contentDigest: '{"hero":{"headline":"Welcome","wide":true}}',
    },
  })
})

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
  expect(nodeOf(text)).toMatchObject({ one, two })
})

test('a picture is found whose name a Mac has stored, with its accent as a character', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-node-'))
  await mkdir(join(dir, 'images'))
  writeFileSync(join(dir, 'images', 'cafe\u0301.png'), '')
  const ids = { createNodeId: String, createContentDigest: String }
  const node = contentNode(
    { ...file, dir },
    'one: images/caf\u00E9.png\ntwo: images/\u00E9.png',
    ids,
  )
  expect(node).toMatchObject({ one: 'images/cafe\u0301.png', two: 'images/\u00E9.png' })
  rmSync(dir, { recursive: true })
})

const folder = mkdtempSync(join(tmpdir(), 'last-good-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file with a mistake keeps its last good text; each change of what is wrong is said once', async () => {
  cpSync(fixtureFolder, folder, { recursive: true })
  const home = join(folder, 'home.yaml')
  const start = readFileSync(home, 'utf8')
  const reporter = { warn: jest.fn(), success: jest.fn() }
  const goodText = lastGoodTexts({ ...fixtureConfig, folder }, reporter)
  const edited = (text: string) => {
    writeFileSync(home, text)
    return goodText('home.yaml', text)
  }
  const changed = start.replace('Expand your business', 'Go further')
  expect(await edited(start.replace('headline:', 'headlin:'))).toBe(start)
  expect(await edited(changed)).toBe(changed)
  expect(await edited(changed.replace('headline:', 'headlin:'))).toBe(changed)
  expect(await edited(changed.replace('headline:', 'headlin:'))).toBe(changed)
  // Another file follows its edits meanwhile.
  expect(await goodText('about.yaml', 'any text')).toBe('any text')
  const mistake = expect.stringMatching(/last version.*\n.*home\.yaml:11:3: .*mean "headline"/)
  expect(reporter.warn.mock.calls).toEqual([[mistake], [mistake]])
  expect(reporter.success.mock.calls).toEqual([['The content has no mistakes.']])
})

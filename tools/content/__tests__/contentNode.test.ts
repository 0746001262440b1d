import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Node } from 'gatsby'
import { contentNode } from '../contentNode'

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

test('a byte order mark and Windows’ line ends are no part of a text', () => {
  expect(nodeOf('\uFEFFlead: One\r\nnote: Two\r\n')).toMatchObject({ lead: 'One', note: 'Two' })
})

test('what nobody sees is no part of a text: outer spaces, tabs, soft hyphens, loose accents', () => {
  expect(nodeOf('one: " busi\u00ADness\t"\ntwo: "One\tTwo"\nthree: cafe\u0301')).toMatchObject({
    one: 'business',
    two: 'One Two',
    three: 'caf\u00E9',
  })
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

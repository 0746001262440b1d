import type { Node } from 'gatsby'
import { contentNode, isContentFile } from '../../src/app/contentNode'

const file = {
  id: 'the file',
  base: 'home.yaml',
  sourceInstanceName: 'content',
  internal: { mediaType: 'text/yaml' },
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

test('the file’s node is the parent, from which Gatsby resolves the paths of pictures', () => {
  expect(nodeOf('image: images/hero.png')).toMatchObject({ parent: file.id })
})

test('a byte order mark and Windows’ line ends are no part of a text', () => {
  expect(nodeOf('\uFEFFlead: One\r\nnote: Two\r\n')).toMatchObject({ lead: 'One', note: 'Two' })
})

test('texts are what the check reads: YAML 1.2, where "yes" and "24:7" are texts', () => {
  expect(nodeOf('one: yes\ntwo: 24:7\nthree: 1_000')).toMatchObject({
    one: 'yes',
    two: '24:7',
    three: '1_000',
  })
})

test('only YAML files of the content become nodes', () => {
  expect(isContentFile(file)).toBe(true)
  expect(isContentFile({ ...file, internal: { mediaType: 'image/png' } })).toBe(false)
  expect(isContentFile({ ...file, sourceInstanceName: 'other' })).toBe(false)
  expect(isContentFile({ internal: { mediaType: 'text/yaml' } })).toBe(false)
})

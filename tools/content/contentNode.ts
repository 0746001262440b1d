import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Node, NodeInput, NodePluginArgs } from 'gatsby'
import { contentDocument, withoutMark } from './contentDocument'
import { contentTypeOf } from './contentSchema'

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('images/')

/** As the disk spells it: Macs store an accent as a character of its own. */
function storedName(path: string, folder: string): string {
  const decomposed = path.normalize('NFD')
  return existsSync(join(folder, decomposed)) ? decomposed : path
}

/**
 * What a YAML file holds, as the node that the page queries ask for: `home.yaml` is `HomeContent`.
 *
 * @param file the node of the file, from which Gatsby resolves the paths of pictures
 * @param text the file's text, without mistakes
 */
export function contentNode(
  file: Node,
  text: string,
  {
    createNodeId,
    createContentDigest,
  }: Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'>,
): NodeInput {
  const content = contentDocument(withoutMark(text)).toJS({
    reviver: (_key, value) => (isPicture(value) ? storedName(value, String(file.dir)) : value),
  })
  return {
    ...content,
    id: createNodeId(`${file.id} content`),
    parent: file.id,
    children: [],
    internal: {
      type: contentTypeOf(String(file.base)),
      contentDigest: createContentDigest(content),
    },
  }
}

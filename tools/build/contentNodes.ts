import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type ContentConfig,
  contentDocument,
  contentIn,
  contentTypeOf,
  findingsIn,
  printed,
} from '@partner-site/content-model'
import type { GatsbyNode, Node, NodeInput, Reporter } from 'gatsby'
import contentConfig from '../../content-model.config'

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('images/')

/** As the disk spells it: Macs store an accent as a character of its own. */
function storedName(path: string, folder: string): string {
  const decomposed = path.normalize('NFD')
  return existsSync(join(folder, decomposed)) ? decomposed : path
}

/** What a YAML file without mistakes holds, with its pictures as the disk spells them. */
export const contentData = (text: string, folder: string) =>
  contentDocument(text).toJS({
    reviver: (_key, value) => (isPicture(value) ? storedName(value, folder) : value),
  })

/** By the names of the files. At the start they are without a mistake (checkBeforeBuild.ts). */
const lastGoodTexts = new Map(contentIn(contentConfig).files.map(({ name, text }) => [name, text]))

/**
 * What `npm run dev` shows of a file: its text, or the last one without a mistake
 * (docs/decisions/content.md).
 *
 * @param config of content that had no mistake at the start
 * @param reporter is told of every mistake
 */
export async function lastGoodText(
  config: ContentConfig,
  name: string,
  text: string,
  reporter: Pick<Reporter, 'warn'>,
): Promise<string> {
  const findings = await findingsIn(config)
  if (findings.length > 0) {
    const shown = 'The content has mistakes. The site shows the last version without them.'
    reporter.warn([shown, ...findings.map(printed)].join('\n'))
  }
  if (!findings.some(({ file }) => basename(file) === name)) lastGoodTexts.set(name, text)
  return lastGoodTexts.get(name) ?? text
}

export const isContentFile: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node.internal as Node['internal']).mediaType === 'text/yaml'

/** A YAML file becomes the node that the page queries ask for: `home.yaml` is `HomeContent`. */
export const createContentNode: GatsbyNode['onCreateNode'] = async ({
  node,
  actions,
  reporter,
  loadNodeContent,
  createNodeId,
  createContentDigest,
}) => {
  const [name, read] = [String(node.base), await loadNodeContent(node)]
  const isDevelopment = process.env.NODE_ENV === 'development'
  const text = isDevelopment ? await lastGoodText(contentConfig, name, read, reporter) : read
  const content = contentData(text, String(node.dir))
  const child: NodeInput = {
    ...content,
    id: createNodeId(`${node.id} content`),
    // Gatsby resolves the paths of pictures from it.
    parent: node.id,
    children: [],
    internal: { type: contentTypeOf(name), contentDigest: createContentDigest(content) },
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child: child as Node })
}

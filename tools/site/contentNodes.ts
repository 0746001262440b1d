import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { contentDocument, contentTypeOf, findingsIn, printed } from '@partner-site/content-model'
import type { GatsbyNode, Node, NodeInput } from 'gatsby'
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

/** While somebody edits the content, a page with mistakes lists them in its place. */
export const showMistakes: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.use(async ({ headers }: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isPage = headers.accept?.includes('text/html')
    const mistakes = isPage ? await findingsIn(contentConfig) : []
    if (mistakes.length === 0) return next()
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    const list = mistakes.map(printed).join('\n')
    response.end(`The content has mistakes. Fix them, and reload this page.\n\n${list}\n`)
  })
}

export const isContentFile: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node.internal as Node['internal']).mediaType === 'text/yaml'

/**
 * A YAML file becomes the node that the page queries ask for: `home.yaml` is `HomeContent`. A build
 * has checked it (checkBeforeBuild.ts); while somebody edits it, mistakes are in the terminal.
 */
export const createContentNode: GatsbyNode['onCreateNode'] = async ({
  node,
  actions,
  reporter,
  loadNodeContent,
  createNodeId,
  createContentDigest,
}) => {
  const content = contentData(await loadNodeContent(node), String(node.dir))
  if (process.env.NODE_ENV === 'development') {
    const mistakes = await findingsIn(contentConfig)
    if (mistakes.length > 0) reporter.warn(mistakes.map(printed).join('\n'))
  }
  const child: NodeInput = {
    ...content,
    id: createNodeId(`${node.id} content`),
    // Gatsby resolves the paths of pictures from it.
    parent: node.id,
    children: [],
    internal: {
      type: contentTypeOf(String(node.base)),
      contentDigest: createContentDigest(content),
    },
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child: child as Node })
}

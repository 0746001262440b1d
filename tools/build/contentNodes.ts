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
import type { GatsbyNode, Node, NodeInput, NodePluginArgs, Reporter } from 'gatsby'
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
  const content = contentData(text, String(file.dir))
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

/**
 * What `npm run dev` shows of a content that is edited while it runs
 * (docs/decisions/content.md).
 *
 * @param config of content without a mistake
 * @param reporter is told of each change of what is wrong, once
 * @returns a function that gives, for a file and its new text, the last text without a mistake
 */
export function lastGoodTexts(config: ContentConfig, reporter: Pick<Reporter, 'success' | 'warn'>) {
  const good = new Map(contentIn(config).files.map(({ name, text }) => [name, text]))
  let reported = ''
  return async (name: string, text: string): Promise<string> => {
    const findings = await findingsIn(config)
    if (!findings.some(({ file }) => basename(file) === name)) good.set(name, text)
    const wrong = findings.map(printed).join('\n')
    const shown = 'The content has mistakes. The site shows the last version without them.'
    if (wrong && wrong !== reported) reporter.warn(`${shown}\n${wrong}`)
    if (!wrong && reported) reporter.success('The content has no mistakes.')
    reported = wrong
    return good.get(name) ?? text
  }
}

/** The texts to show; during `npm run dev`, those without a mistake. */
let goodText = async (_file: string, text: string): Promise<string> => text

/** Shows the last texts without a mistake from now on. */
export function followEdits(reporter: Reporter): void {
  goodText = lastGoodTexts(contentConfig, reporter)
}

export const isContentFile: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node.internal as Node['internal']).mediaType === 'text/yaml'

/** The YAML files become nodes, whose type is in the schema. */
export const createContentNode: GatsbyNode['onCreateNode'] = async ({ node, actions, ...args }) => {
  const text = await goodText(String(node.base), await args.loadNodeContent(node))
  const child = contentNode(node, text, args)
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child: child as Node })
}

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
import type { Node, NodeInput, NodePluginArgs } from 'gatsby'

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
  const content = contentDocument(text).toJS({
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

/**
 * What `npm run dev` shows of a content that is edited while it runs
 * (docs/decisions/content.md).
 *
 * @param config of content without a mistake
 * @param report is called once for each change of what is wrong
 * @returns a function that gives, for a file and its new text, the last text without a mistake
 */
export function lastGoodTexts(
  config: ContentConfig,
  report: (text: string, isWell: boolean) => void,
) {
  const good = new Map(contentIn(config).files.map(({ name, text }) => [name, text]))
  let reported = ''
  return async (name: string, text: string): Promise<string> => {
    const findings = await findingsIn(config)
    if (!findings.some(({ file }) => basename(file) === name)) good.set(name, text)
    const wrong = findings.map(printed).join('\n')
    if (wrong !== reported) {
      const shown = 'The content has mistakes. The site shows the last version without them.'
      report(wrong ? `${shown}\n${wrong}` : 'The content has no mistakes.', wrong === '')
    }
    reported = wrong
    return good.get(name) ?? text
  }
}

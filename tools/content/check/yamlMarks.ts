import { isAlias, isScalar, type Node, Scalar } from 'yaml'

type YamlNode = Node | null | undefined

/** What is wrong with a value that has an anchor, a tag, or is an alias; undefined for others. */
export function yamlMarks(node: YamlNode): string | undefined {
  if (!node) return undefined
  if (isAlias(node)) return beginsWith('*', 'a reference to another text')
  if ('anchor' in node && node.anchor) return beginsWith('&', 'a name for the text')
  return node.tag?.startsWith('!') ? beginsWith('!', 'a type') : undefined
}

const beginsWith = (mark: string, meaning: string): string =>
  `begins with ${mark}, which YAML takes for ${meaning}. Put the whole text in quotes: '…'.`

/** The note after an unquoted text or an empty value, on the same line; undefined without one. */
export function commentAfter(node: YamlNode, source: string): string | undefined {
  if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return undefined
  return source.slice(node.range[1]).match(/^[ \t]*#([^\r\n]*)/)?.[1]
}

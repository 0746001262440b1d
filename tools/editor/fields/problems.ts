import type { Finding } from '../../content/check/finding'
import type { Field } from '../model/fields'
import type { Path } from '../model/path'

/** What the check says about a field, and about the fields in it by their key. */
export interface Problems {
  readonly messages: readonly string[]
  readonly parts: Readonly<Record<string, Problems>>
}

interface Growing {
  messages: string[]
  parts: Record<string, Growing>
}

/** The findings that have a path, each at its field; if there is none, at what would have it. */
export function problemsOf(root: Field, findings: readonly Finding[]): Problems {
  const tree: Growing = { messages: [], parts: {} }
  for (const { path, message } of findings) {
    if (!path) continue
    const depth = depthOf(root, path)
    const known = path.slice(0, depth)
    const text = depth === path.length ? withoutKey(message) : message
    known.reduce(growing, tree).messages.push(text)
  }
  return tree
}

function growing(node: Growing, key: string | number): Growing {
  node.parts[key] ??= { messages: [], parts: {} }
  return node.parts[key]
}

/** How many keys of the path lead to a field. */
function depthOf(root: Field, path: Path): number {
  let field: Field | undefined = root
  for (const [index, key] of path.entries()) {
    field = partOf(field, key)
    if (!field) return index
  }
  return path.length
}

function partOf(field: Field, key: string | number): Field | undefined {
  if (field.kind === 'list') return typeof key === 'number' ? field.entry : undefined
  return field.kind === 'group' ? field.fields.find((each) => each.key === key) : undefined
}

/** `"hero.lead" is empty.` is beside its field, so "Is empty." says it. */
function withoutKey(message: string): string {
  const rest = message.replace(/^"[^"]*" (?=[a-z])/, '')
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

/** How many there are, in all parts. */
export const countOf = (problems: Problems | undefined): number =>
  problems
    ? Object.values(problems.parts).reduce(
        (sum, part) => sum + countOf(part),
        problems.messages.length,
      )
    : 0

/** As a field shows them. */
export const errorOf = (problems: Problems | undefined): string | undefined =>
  problems?.messages.join(' ') || undefined

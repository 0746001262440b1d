import type { Field, Group } from './fields'
import type { Path } from './path'

/** The fields from the file's own down to the one at `path`; shorter if there is none. */
function fieldsTo(root: Group, path: Path): Field[] {
  const chain: Field[] = [root]
  for (const step of path) {
    const next = childOf(chain.at(-1), step)
    if (!next) break
    chain.push(next)
  }
  return chain
}

function childOf(field: Field | undefined, step: string | number): Field | undefined {
  if (field?.kind === 'list') return typeof step === 'number' ? field.entry : undefined
  return field?.kind === 'group' ? field.fields.find(({ key }) => key === step) : undefined
}

/** The keys of the group at `path`, in the schema's order; none where there is no group. */
export function keysAt(root: Group, path: Path): string[] {
  const chain = fieldsTo(root, path)
  const field = chain.length === path.length + 1 ? chain.at(-1) : undefined
  return field?.kind === 'group' ? field.fields.map(({ key }) => key) : []
}

/** A place in words: "Hero, Headline"; entries of lists are counted from 1: "Links 2, Label". */
export function placeName(root: Group, path: Path): string {
  const words: string[] = []
  for (const [index, field] of fieldsTo(root, path).slice(1).entries()) {
    const step = path[index]
    if (typeof step === 'number') words.push(`${words.pop() ?? field.label} ${step + 1}`)
    else words.push(field.label)
  }
  return words.join(', ')
}

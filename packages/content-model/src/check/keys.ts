import { closest, distance } from 'fastest-levenshtein'
import type { ObjectField } from '../fieldTree'
import { keyOf, type ValuePath } from '../values'
import type { Problem } from './finding'

interface Key {
  at: number
  name: string
  /** The path of its object; empty for the whole file. */
  path: ValuePath
}

interface MissingKey extends Key {
  /** The keys that it would have; none for a text or a list. */
  children: readonly string[]
}

interface ExtraKey extends Key {
  object: ObjectField
}

export interface KeyProblems {
  extra: ExtraKey[]
  missing: MissingKey[]
}

/** Returns one problem per mistake: a misspelt or misplaced key is not also missing. */
export function keyProblems({ extra, missing }: KeyProblems): Problem[] {
  const left = new Set(missing)
  const found = extra.flatMap((key): Problem[] => {
    // The group's own line is missing, so its keys have no parent.
    const group = missing.find(({ children }) => children.includes(key.name))
    const isFirst = group && left.delete(group)
    if (group) return isFirst ? [{ ...problemOf('groupLineMissing', group), at: key.at }] : []
    const meant = meantBy(key, [...left])
    if (meant) left.delete(meant)
    return [meant ? corrected(key, meant) : unknown(key)]
  })
  const lost = [...left].map((key) => {
    const { name, children } = key
    const below = `a line "${name}:", and below it ${children.join(', ')}`
    return problemOf('keyMissing', key, {
      lines: children.length > 0 ? below : `a line "${name}: …"`,
    })
  })
  return [...found, ...lost]
}

const problemOf = (rule: Problem['rule'], { at, name, path }: Key, said = {}): Problem => ({
  at,
  rule,
  said: { name, ...said },
  path: [...path, name],
})

/** Returns the missing key that was meant, first in the same object, then in others. */
function meantBy({ name, path }: ExtraKey, missing: readonly MissingKey[]): MissingKey | undefined {
  const own = missing.filter((other) => keyOf(other.path) === keyOf(path))
  return [...own, ...missing].find((other) => isNear(name, other.name))
}

function corrected(key: ExtraKey, meant: MissingKey): Problem {
  if (keyOf(meant.path) === keyOf(key.path)) return unknown(key, meant.name)
  const home = meant.path.length === 0 ? 'at the top of the file' : `in "${keyOf(meant.path)}"`
  const path = [...meant.path, meant.name]
  return { ...problemOf('keyMisplaced', key, { home, meant: meant.name }), path }
}

function unknown(key: ExtraKey, meant?: string): Problem {
  const known = key.object.fields.map((field) => field.key)
  const nearest = meant ?? closest(key.name, known)
  const remedy = isNear(key.name, nearest)
    ? `Did you mean "${nearest}"?`
    : `It may have ${known.join(', ')}. Remove the line, or correct the key.`
  return problemOf('keyUnknown', key, { type: key.object.typeName, remedy })
}

export const isNear = (name: string, other: string): boolean =>
  distance(name, other) <= Math.max(2, name.length / 3)

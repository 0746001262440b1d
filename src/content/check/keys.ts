import { closest, distance } from 'fastest-levenshtein'
import type { GraphQLObjectType } from 'graphql'
import type { Problem } from './finding'

interface Key {
  at: number
  name: string
  /** The key of the object that it is in; empty for the whole file. */
  path: string
}

export interface UnknownKey extends Key {
  type: GraphQLObjectType
  /** The keys that the object may have. */
  known: readonly string[]
}

export interface KeyProblems {
  unknown: UnknownKey[]
  missing: Key[]
}

/** One problem for each mistake: a key that is misspelt or misplaced is not also missing. */
export function keyProblems({ unknown, missing }: KeyProblems): Problem[] {
  const explained = new Set<Key>()
  const strangers = unknown.map((key) => {
    const meant = missing.find(({ name, path }) => path === key.path && isNear(key.name, name))
    const moved = missing.find(({ name }) => name === key.name)
    const found = meant ?? moved
    if (found) explained.add(found)
    return { at: key.at, message: strangerMessage(key, meant, moved) }
  })
  const lost = missing
    .filter((key) => !explained.has(key))
    .map(({ at, name, path }) => ({
      at,
      message: `"${name}" is missing${placeOf(path)}. Add a line "${name}: …".`,
    }))
  return [...strangers, ...lost]
}

function strangerMessage(key: UnknownKey, meant?: Key, moved?: Key): string {
  const { name, path, type, known } = key
  if (!meant && moved) {
    const home = moved.path === '' ? 'at the top of the file' : `in "${moved.path}"`
    return `"${name}" belongs ${home}, but its indentation puts it ${path === '' ? 'at the top of the file' : `in "${path}"`}. Begin its line with as many spaces as its neighbours there.`
  }
  const nearest = meant?.name ?? closest(name, [...known])
  const remedy =
    meant || isNear(name, nearest)
      ? `Did you mean "${nearest}"?`
      : `It may have ${known.join(', ')}. Remove the line, or correct the key.`
  return `"${name}"${placeOf(path)} is not in ${type.name}. ${remedy}`
}

const placeOf = (path: string): string => (path === '' ? '' : ` in "${path}"`)

/** Whether one name is likely to be a slip of the other. */
export const isNear = (name: string, other: string): boolean =>
  distance(name, other) <= Math.max(2, name.length / 3)

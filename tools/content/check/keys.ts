import { closest, distance } from 'fastest-levenshtein'
import type { GraphQLObjectType } from 'graphql'
import type { Problem } from './finding'
import { keyOf, type ValuePath } from './path'

interface Key {
  at: number
  name: string
  /** Of the object that it is in; empty for the whole file. */
  path: ValuePath
}

interface MissingKey extends Key {
  /** The keys that it would have; none if it is a text or a list. */
  children: readonly string[]
}

interface ExtraKey extends Key {
  type: GraphQLObjectType
  /** The line that has the same key; undefined for a key that the type does not know. */
  firstLine?: number
}

export interface KeyProblems {
  /** Keys that their object does not know, and those that it already has. */
  extra: ExtraKey[]
  missing: MissingKey[]
}

/** One problem for each mistake: a key that is misspelt or misplaced is not also missing. */
export function keyProblems({ extra, missing }: KeyProblems): Problem[] {
  const problems: Problem[] = []
  const explained = new Set<Key>()
  for (const lost of missing) {
    const orphans = extra.filter((key) => !explained.has(key) && isOrphan(key, lost))
    const [first] = orphans
    if (!first) continue
    for (const key of [lost, ...orphans]) explained.add(key)
    const message = `"${lost.name}"${placeOf(lost.path)} is missing. Add a line "${lost.name}:" above this one, two spaces to the left of its keys.`
    problems.push({ at: first.at, message, path: ownPath(lost) })
  }
  for (const key of firstRepeats(extra).filter((each) => !explained.has(each))) {
    const meant = meantBy(
      key,
      missing.filter((each) => !explained.has(each)),
    )
    if (meant) explained.add(meant)
    problems.push({ at: key.at, message: extraMessage(key, meant), path: ownPath(meant ?? key) })
  }
  const lost = missing.filter((each) => !explained.has(each))
  return [
    ...problems,
    ...lost.map((key) => ({ at: key.at, message: missingMessage(key), path: ownPath(key) })),
  ]
}

const ownPath = ({ path, name }: Key): ValuePath => [...path, name]

const isSamePlace = (one: Key, other: Key): boolean => keyOf(one.path) === keyOf(other.path)

function missingMessage({ name, path, children }: MissingKey): string {
  const remedy =
    children.length > 0
      ? `Add a line "${name}:", and below it ${children.join(', ')}.`
      : `Add a line "${name}: …".`
  return `"${name}" is missing${placeOf(path)}. ${remedy}`
}

/** Without those that follow another in the same object: they repeat for the same reason. */
const firstRepeats = (extra: readonly ExtraKey[]): ExtraKey[] =>
  extra.filter(
    (key, index) =>
      key.firstLine === undefined ||
      !extra.slice(0, index).some((other) => other.firstLine && isSamePlace(other, key)),
  )

/** Whether a key is where it is because the line of its group, above it, is missing. */
const isOrphan = (key: ExtraKey, lost: MissingKey): boolean => lost.children.includes(key.name)

/** The missing key that someone wanted to write: in the same object, or in another. */
function meantBy(key: ExtraKey, missing: readonly MissingKey[]): MissingKey | undefined {
  const { name, firstLine } = key
  if (firstLine !== undefined) return undefined
  const isMeant = (other: Key) => isNear(name, other.name) || other.name.endsWith(name)
  return (
    missing.find((other) => isSamePlace(other, key) && isMeant(other)) ??
    missing.find((other) => other.name === name) ??
    missing.find((other) => name.length > 3 && isMeant(other))
  )
}

function extraMessage(key: ExtraKey, meant?: MissingKey): string {
  const { name, path, type, firstLine } = key
  if (firstLine !== undefined) {
    const entry =
      typeof path.at(-1) === 'number'
        ? ' If a new entry begins here, its first line needs "- ".'
        : ''
    return `"${name}" is already in line ${firstLine}. Remove one of the two.${entry}`
  }
  if (meant && !isSamePlace(meant, key)) {
    const slip = meant.name === name ? '' : ` Did you mean "${meant.name}"?`
    return `"${name}" is ${homeOf(path)}, but belongs ${homeOf(meant.path)}.${slip} Begin its line with as many spaces as its neighbours there.`
  }
  const known = Object.keys(type.getFields())
  const nearest = meant?.name ?? closest(name, known)
  const remedy =
    meant || isNear(name, nearest)
      ? `Did you mean "${nearest}"?`
      : `It may have ${known.join(', ')}. Remove the line, or correct the key.`
  return `"${name}"${placeOf(path)} is not in ${type.name}. ${remedy}`
}

const placeOf = (path: ValuePath): string => (path.length === 0 ? '' : ` in "${keyOf(path)}"`)
const homeOf = (path: ValuePath): string =>
  path.length === 0 ? 'at the top of the file' : `in "${keyOf(path)}"`

/** Whether one name is likely to be a slip of the other. */
export const isNear = (name: string, other: string): boolean =>
  distance(name, other) <= Math.max(2, name.length / 3)

import { closest, distance } from 'fastest-levenshtein'
import type { ObjectField } from '../fieldTree'
import type { ValuePath } from '../value'
import { keyOf, type Problem } from './finding'

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
  object: ObjectField
  /** The line that has the same key; undefined for a key that the object does not know. */
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
  const left = { extra: new Set(extra), missing: new Set(missing) }
  const add = (
    problem: Problem,
    lost: MissingKey | undefined,
    found: readonly ExtraKey[],
  ): void => {
    problems.push(problem)
    if (lost) left.missing.delete(lost)
    for (const key of found) left.extra.delete(key)
  }
  for (const lost of missing) {
    // The line of the group is missing, so its keys belong to nothing.
    const orphans = [...left.extra].filter(({ name }) => lost.children.includes(name))
    const [first] = orphans
    if (first) add({ ...problemOf('groupLineMissing', lost), at: first.at }, lost, orphans)
  }
  for (const key of extra.filter((each) => left.extra.has(each))) {
    const { path, firstLine } = key
    if (firstLine !== undefined) {
      // Those that follow it in the same object repeat for the same reason.
      const same = [...left.extra].filter(
        (other) => other.firstLine !== undefined && keyOf(other.path) === keyOf(path),
      )
      if (same[0] !== key) continue
      const isEntry = typeof path.at(-1) === 'number'
      add(
        problemOf(isEntry ? 'keyTwiceInEntry' : 'keyTwice', key, { line: firstLine }),
        undefined,
        [],
      )
      continue
    }
    const meant = meantBy(key, [...left.missing])
    add(extraProblem(key, meant), meant, [key])
  }
  const lost = [...left.missing].map((key) =>
    problemOf(key.children.length > 0 ? 'groupMissing' : 'keyMissing', key, {
      keys: key.children.join(', '),
    }),
  )
  return [...problems, ...lost]
}

const problemOf = (rule: Problem['rule'], { at, name, path }: Key, said = {}): Problem => ({
  at,
  rule,
  said: { name, ...said },
  path: [...path, name],
})

/** The missing key that someone wanted to write: in the same object, or in another. */
function meantBy({ name, path }: ExtraKey, missing: readonly MissingKey[]): MissingKey | undefined {
  const isMeant = (other: Key) => isNear(name, other.name) || other.name.endsWith(name)
  return (
    missing.find((other) => keyOf(other.path) === keyOf(path) && isMeant(other)) ??
    missing.find((other) => other.name === name) ??
    missing.find((other) => name.length > 3 && isMeant(other))
  )
}

function extraProblem(key: ExtraKey, meant: MissingKey | undefined): Problem {
  const { name, path, object } = key
  if (meant && keyOf(meant.path) !== keyOf(path)) {
    const said = { here: homeOf(path), home: homeOf(meant.path), meant: meant.name }
    return { ...problemOf('keyMisplaced', key, said), path: [...meant.path, meant.name] }
  }
  const known = object.fields.map((field) => field.key)
  const nearest = meant?.name ?? closest(name, known)
  const said = { type: object.typeName, nearest, keys: known.join(', ') }
  const isSlip = meant !== undefined || isNear(name, nearest)
  return problemOf(isSlip ? 'keyMisspelt' : 'keyUnknown', key, said)
}

const homeOf = (path: ValuePath): string =>
  path.length === 0 ? 'at the top of the file' : `in "${keyOf(path)}"`

/** Whether one name is likely to be a slip of the other. */
export const isNear = (name: string, other: string): boolean =>
  distance(name, other) <= Math.max(2, name.length / 3)

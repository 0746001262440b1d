import { applyEdit } from './edit'
import { matched } from './match'
import type { Path, Value } from './path'
import { readOrThrow } from './readData'
import { isEqual, isKeyed, isList, type Keyed, ownValue } from './value'

/** A place that both changed, each in another way. */
export interface Conflict {
  readonly path: Path
  readonly base: Value | undefined
  readonly mine: Value | undefined
  readonly theirs: Value | undefined
}

export interface Merged {
  /** Their text with my changes applied to it as splices; at a conflict, mine. */
  readonly text: string
  readonly conflicts: readonly Conflict[]
}

/**
 * Takes over what others changed meanwhile. Positions in a conflict's path are those of the result;
 * of an entry that I removed, the one it would have.
 *
 * @param base the text that I began with
 * @throws RangeError if one of the texts cannot be read
 */
export function merge(base: string, mine: string, theirs: string): Merged {
  const [before, own, other] = [base, mine, theirs].map((text) => readOrThrow(text).data)
  const { value = {}, conflicts } = merged({ base: before, mine: own, theirs: other })
  return { text: applyEdit(theirs, { kind: 'set', path: [], value }), conflicts }
}

/** The versions of a place; undefined in which it is missing. */
interface Versions<Kind extends Value = Value> {
  readonly base: Kind | undefined
  readonly mine: Kind | undefined
  readonly theirs: Kind | undefined
}

interface MergedValue {
  readonly value: Value | undefined
  readonly conflicts: readonly Conflict[]
}

function merged({ base, mine, theirs }: Versions): MergedValue {
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs, conflicts: [] }
  if (isEqual(base, theirs)) return { value: mine, conflicts: [] }
  if (isKeyed(mine) && isKeyed(theirs)) {
    return mergedKeys(isKeyed(base) ? base : {}, mine, theirs)
  }
  if (isList(mine) && isList(theirs)) return mergedLists(isList(base) ? base : [], mine, theirs)
  return { value: mine, conflicts: [{ path: [], base, mine, theirs }] }
}

const below = (step: string | number, conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.map((conflict) => ({ ...conflict, path: [step, ...conflict.path] }))

function mergedKeys(base: Keyed, mine: Keyed, theirs: Keyed): MergedValue {
  const keys = Object.keys(theirs)
  for (const [index, key] of Object.keys(mine).entries()) {
    if (keys.includes(key)) continue
    const above = keys.indexOf(Object.keys(mine)[index - 1] ?? '')
    keys.splice(above + 1, 0, key)
  }
  const parts = keys.map((key) => {
    const [own, other] = [ownValue(mine, key), ownValue(theirs, key)]
    return { key, ...merged({ base: ownValue(base, key), mine: own, theirs: other }) }
  })
  return {
    value: Object.fromEntries(
      parts.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: parts.flatMap(({ key, conflicts }) => below(key, conflicts)),
  }
}

type Sources = readonly (number | undefined)[]

function mergedLists(
  base: readonly Value[],
  mine: readonly Value[],
  theirs: readonly Value[],
): MergedValue {
  const inMine = matched(base, mine)
  const inTheirs = matched(base, theirs)
  const conflicts: Conflict[] = []
  if (isMoved(inMine) && isMoved(inTheirs) && !hasSameOrder(inMine, inTheirs)) {
    conflicts.push({ path: [], base, mine, theirs })
  }
  const rows = rowsOf({ base, mine, theirs }, inMine, inTheirs)
  const ordered = isMoved(inMine)
    ? inserted(rows.mine, rows.theirs)
    : inserted(rows.theirs, rows.mine)
  const list: Value[] = []
  for (const row of ordered) {
    const result = merged(row)
    conflicts.push(...below(list.length, result.conflicts))
    if (result.value !== undefined) list.push(result.value)
  }
  return { value: list, conflicts }
}

const known = (sources: Sources) => sources.filter((source) => source !== undefined)

const isMoved = (sources: Sources): boolean =>
  known(sources).some((source, index, all) => source < (all[index - 1] ?? -1))

/** Whether the entries that both kept have the same order in both. */
function hasSameOrder(one: Sources, other: Sources): boolean {
  const shared = known(one).filter((source) => other.includes(source))
  return isEqual(
    shared.map(String),
    known(other)
      .filter((source) => one.includes(source))
      .map(String),
  )
}

/** The entries of my list and of theirs; an entry that both have is the same object in both. */
function rowsOf(lists: Versions<readonly Value[]>, inMine: Sources, inTheirs: Sources) {
  const { base = [], mine = [], theirs = [] } = lists
  const kept = base.map((entry, index): Versions => {
    const [own, other] = [inMine.indexOf(index), inTheirs.indexOf(index)]
    return { base: entry, mine: mine[own], theirs: theirs[other] }
  })
  const own = mine.map(
    (entry, index): Versions =>
      kept[inMine[index] ?? -1] ?? { base: undefined, mine: entry, theirs: undefined },
  )
  const isNew = (row: Versions) => row.base === undefined
  const used = new Set<Versions>()
  const other = theirs.map((entry, index): Versions => {
    const row = kept[inTheirs[index] ?? -1]
    if (row) return row
    // An entry that both added is there once.
    const same = own.find((each) => isNew(each) && !used.has(each) && isEqual(each.mine, entry))
    if (same) used.add(same)
    return same ?? { base: undefined, mine: undefined, theirs: entry }
  })
  return { mine: own, theirs: other }
}

/** Puts the rows that only the second list has behind those that they follow there. */
function inserted(first: readonly Versions[], second: readonly Versions[]): Versions[] {
  const rows = [...first]
  for (const [index, row] of second.entries()) {
    if (rows.includes(row)) continue
    const above = second[index - 1]
    rows.splice(above ? rows.indexOf(above) + 1 : 0, 0, row)
  }
  return rows
}

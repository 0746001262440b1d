import type { Field, ListField, Value, ValuePath } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import { isAnother, isList, isObject, nameIn, sourcesOf } from './data'

export type Side = 'mine' | 'theirs'

export interface Conflict {
  readonly path: ValuePath
  /** The version whose entries the path counts: mine, unless this person removed the entry. */
  readonly countedIn: Side
  /** Undefined if this person removed it. */
  readonly mine: Value | undefined
  readonly theirs: Value | undefined
}

export interface Merged {
  readonly value: Value | undefined
  /** In `value`, each has the chosen side. */
  readonly conflicts: readonly Conflict[]
}

interface Versions<Kind = Value | undefined> {
  readonly base: Kind
  readonly mine: Kind
  readonly theirs: Kind
}

interface Context {
  readonly field?: Field | undefined
  /** By default, mine. */
  readonly choose?: (conflict: Conflict) => Side
  readonly path?: ValuePath
}

/**
 * Merges two versions of a value with a common base. Changes to different texts are both kept, and
 * so are those to different entries of a list: edits, moves, and what was added or removed.
 * Conflicts are a text or an entry that both changed, an entry that one of them removed or replaced
 * and the other edited, and two new orders of a list.
 */
export function merge(versions: Versions, context: Context = {}): Merged {
  const { base, mine, theirs } = versions
  const { field, path = [] } = context
  if (same(mine, theirs) || same(base, theirs)) return { value: mine, conflicts: [] }
  if (same(base, mine)) return { value: theirs, conflicts: [] }
  const isEntry = typeof path.at(-1) === 'number'
  const isReplaced = isEntry && [mine, theirs].some((entry) => isAnother(base, entry))
  if (!isReplaced && isObject(mine) && isObject(theirs) && (base === undefined || isObject(base))) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    const parts = keys.map((key) => {
      const part = { base: base?.[key], mine: mine[key], theirs: theirs[key] }
      const own = field?.kind === 'object' ? field.fields.find((one) => one.key === key) : undefined
      return { key, ...merge(part, { ...context, field: own, path: [...path, key] }) }
    })
    const kept = parts.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]]))
    const conflicts = parts.flatMap((part) => part.conflicts)
    return { value: Object.fromEntries(kept), conflicts }
  }
  if (isList(mine) && isList(theirs) && (base === undefined || isList(base))) {
    return mergedLists({ base: base ?? [], mine, theirs }, context)
  }
  return asked({ path, countedIn: 'mine', mine, theirs }, context)
}

const asked = (conflict: Conflict, { choose = () => 'mine' }: Context): Merged => ({
  value: conflict[choose(conflict)],
  conflicts: [conflict],
})

type List = readonly Value[]

function mergedLists({ base, mine, theirs }: Versions<List>, context: Context): Merged {
  const { path = [] } = context
  const field = context.field?.kind === 'list' ? context.field : undefined
  const ids = { mine: idsIn(mine, base, field), theirs: idsIn(theirs, base, field) }
  const inside = (index: number) => ({ ...context, field: field?.entry, path: [...path, index] })
  const entries = new Map<string, Merged>()
  for (const id of new Set([...ids.mine, ...ids.theirs])) {
    const old = base[Number(id)]
    const at = { mine: ids.mine.indexOf(id), theirs: ids.theirs.indexOf(id) }
    const [own, other] = [mine[at.mine], theirs[at.theirs]]
    const countedIn = own === undefined ? 'theirs' : 'mine'
    const entry = inside(at[countedIn])
    const isAdded = old === undefined && (own === undefined || other === undefined)
    if (isAdded) entries.set(id, { value: own ?? other, conflicts: [] })
    else if (own !== undefined && other !== undefined)
      entries.set(id, merge({ base: old, mine: own, theirs: other }, entry))
    // One of them removed it: the other may have edited it.
    else if (!same(old, own ?? other))
      entries.set(id, asked({ path: entry.path, countedIn, mine: own, theirs: other }, entry))
  }
  const inOrder = (order: readonly string[]): List =>
    order.flatMap((id) => entries.get(id)?.value ?? [])
  const asMine = inOrder(joinedOrder(ids.mine, ids.theirs))
  const asTheirs = inOrder(joinedOrder(ids.theirs, ids.mine))
  const movedBy = (side: Side) => ids[side].filter((id) => base[Number(id)] !== undefined)
  const order =
    !isMoved(movedBy('mine')) || isSameOrder(ids.mine, ids.theirs)
      ? { value: asTheirs, conflicts: [] }
      : isMoved(movedBy('theirs'))
        ? asked({ path, countedIn: 'mine', mine: asMine, theirs: asTheirs }, context)
        : { value: asMine, conflicts: [] }
  const conflicts = [...entries.values()].flatMap((entry) => entry.conflicts)
  return { value: order.value, conflicts: [...conflicts, ...order.conflicts] }
}

/** Returns the index of each entry in the base or, for a new entry, its name: unique in the list. */
function idsIn(list: List, base: List, field: ListField | undefined): readonly string[] {
  const sources = sourcesOf(field, base, list)
  const ids: string[] = []
  list.forEach((entry, index) => {
    let id = `${sources[index] ?? `new ${nameIn(field, entry) ?? JSON.stringify(entry)}`}`
    while (ids.includes(id)) id += '+'
    ids.push(id)
  })
  return ids
}

/** Returns the first order with what it lacks of the second, each behind the one that it follows there. */
const joinedOrder = (first: readonly string[], second: readonly string[]): readonly string[] =>
  second.reduce((order, id, index) => {
    if (order.includes(id)) return order
    return order.toSpliced(order.indexOf(second[index - 1] ?? '') + 1, 0, id)
  }, first)

const isMoved = (ids: readonly string[]): boolean =>
  ids.some((id, index) => Number(id) < Number(ids[index - 1] ?? id))

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id))
  return same(common(one, other), common(other, one))
}

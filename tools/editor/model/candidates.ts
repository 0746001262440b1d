import { isMap, isScalar, isSeq } from 'yaml'
import { type BlockLayout, blockLines, keyLines } from './blockText'
import type { Edit } from './edit'
import { withKey } from './keyEdit'
import { type Block, withCommentsAligned, withEntry, withMoved, without } from './listEdit'
import type { Path, Value } from './path'
import {
  commentsIn,
  type Entry,
  entryAt,
  indexOfKey,
  isBlank,
  isCollection,
  isFlow,
  lineEndAt,
  nodeAt,
  noPlace,
  startOf,
} from './places'
import { type Reading, readText } from './readData'
import { widthOf, withScalar, withValue } from './setText'
import { insertedLines, spliced } from './splice'
import { isEqual, valueAt } from './value'

/** What an edit goes by besides the file and itself. */
export interface EditRules {
  readonly keyOrder: readonly string[]
  /** Whether comments within a removed value stay. */
  readonly keepsComments: boolean
}

/** What an edit is to do, and with what. */
export interface Task {
  readonly reading: Reading
  readonly edit: Edit
  readonly rules: EditRules
  /** The data that the file is to have. */
  readonly wanted: Value
  /** The same edit of another text with the same data; undefined if it cannot be done there. */
  readonly again: (text: string) => string | undefined
}

type Candidates = Generator<string | undefined>

/**
 * Texts that an edit could result in, the best first. Whether one reads as wanted, its surroundings
 * decide: the first that does is the result.
 *
 * @throws RangeError where the text has no such place
 */
export function* candidates(task: Task): Candidates {
  const { reading, edit } = task
  const { path } = edit
  if (edit.kind === 'set') {
    const entry = entryAt(reading, path)
    if (entry) yield* withOther(task, path, entry, edit.value)
    else if (typeof path.at(-1) === 'string') yield* structural(task, path.slice(0, -1))
    else noPlace(path)
  } else yield* structural(task, edit.kind === 'remove' ? path.slice(0, -1) : path)
}

/** Another value for a key or an entry that is there. */
function* withOther(task: Task, path: Path, entry: Entry, value: Value): Candidates {
  const { reading } = task
  const flow = flowAt(reading, path.slice(0, -1))
  if (typeof value !== 'object' && (isScalar(entry.value) || isBlank(entry.value))) {
    yield* withScalar(reading, entry, value, flow !== undefined)
  } else if (flow) yield* withFlowOpened(task, flow)
  else yield* withValues(reading, path, entry, value)
}

function* withValues(reading: Reading, path: Path, entry: Entry, value: Value): Generator<string> {
  const kind = typeof path.at(-1) === 'number' ? 'entry' : 'key'
  for (const layout of layouts(reading)) yield withValue(reading, entry, value, layout, kind)
}

function layouts({ text }: Reading): BlockLayout[] {
  const width = widthOf(text)
  return [{ width }, { width, withoutBlocks: true }]
}

/**
 * Adds to a collection, removes from it or moves in it.
 *
 * @param place the path of the collection
 */
function* structural(task: Task, place: Path): Candidates {
  const { reading, edit, wanted } = task
  const collection = nodeAt(reading, place)
  const holder = entryAt(reading, place)
  const flow = flowAt(reading, place)
  if (flow) yield* withFlowOpened(task, flow)
  else if (isCollection(collection)) {
    yield* withBlockChanged(task, { reading, collection, holder })
    // Written in an unusual way, such as a list in the line of another list's dash.
    if (holder) yield* withValues(reading, place, holder, valueAt(wanted, place) ?? '')
  } else if (!isBlank(collection)) noPlace(edit.path)
  else if (holder && edit.kind === 'insert' && edit.index === 0) {
    yield* withValues(reading, place, holder, valueAt(wanted, place) ?? '')
  } else if (reading.root === null && edit.kind === 'set') yield* withFirstKey(reading, edit)
  else noPlace(edit.path)
}

function* withBlockChanged(task: Task, block: Block): Candidates {
  const { reading, edit, rules } = task
  const { collection } = block
  const step = edit.path.at(-1)
  if (edit.kind === 'set') {
    if (!isMap(collection) || typeof step !== 'string') noPlace(edit.path)
    for (const layout of layouts(reading)) {
      yield withKey(block, [step, edit.value], rules.keyOrder, layout)
    }
  } else if (edit.kind === 'insert') {
    if (!isSeq(collection)) noPlace(edit.path)
    for (const layout of layouts(reading)) yield withEntry(block, edit.index, edit.value, layout)
  } else {
    yield edit.kind === 'move'
      ? withMoved(block, edit.from, edit.to)
      : without(block, indexIn(block, edit), rules.keepsComments)
    const aligned = withCommentsAligned(block)
    if (aligned !== reading.text) yield task.again(aligned)
  }
}

function indexIn({ collection }: Block, edit: Edit & { kind: 'remove' | 'delete' }): number {
  if (edit.kind === 'delete') return edit.index
  const key = edit.path.at(-1)
  const index = isMap(collection) && typeof key === 'string' ? indexOfKey(collection, key) : -1
  return index < 0 ? noPlace(edit.path) : index
}

/** The first key of a file that has none. */
function* withFirstKey(reading: Reading, edit: Edit & { kind: 'set' }): Candidates {
  const { text } = reading
  const key = String(edit.path.at(-1))
  for (const layout of layouts(reading)) {
    yield spliced(text, [insertedLines(text, text.length, keyLines(key, edit.value, 0, layout))])
  }
}

/** The path of the outermost `[]` or `{}` on the way to a place. */
function flowAt(reading: Reading, path: Path): Path | undefined {
  const lengths = Array.from({ length: path.length + 1 }, (_, length) => length)
  const length = lengths.find((each) => isFlow(nodeAt(reading, path.slice(0, each))))
  return length === undefined ? undefined : path.slice(0, length)
}

/** Writes `[…]` or `{…}` as lines, in which an entry can have a line of its own. */
function* withFlowOpened(task: Task, path: Path): Candidates {
  const { reading, again, wanted } = task
  const node = nodeAt(reading, path)
  const isEmpty = isCollection(node) && node.items.length === 0
  const value = valueAt(isEmpty ? wanted : reading.data, path) ?? ''
  const holder = entryAt(reading, path)
  const opened = holder
    ? withValues(reading, path, holder, value)
    : layouts(reading).map((layout) => withRootOpened(reading, value, layout))
  for (const text of opened) {
    if (isEmpty) yield text
    // A comment below a text that is longer than a line could have become a part of it.
    else if (isSameData(text, reading)) yield again(text)
  }
}

function isSameData(text: string, { data }: Reading): boolean {
  const read = readText(text)
  return typeof read !== 'string' && isEqual(read.data, data)
}

function withRootOpened(reading: Reading, value: Value, layout: BlockLayout): string {
  const { text, root } = reading
  const start = startOf(root)
  const end = root?.range?.[1] ?? start
  const comments = commentsIn(reading, start, end).map(({ source }) => source)
  const lines = [...comments, ...blockLines(value, 0, layout)]
  return spliced(text, [{ start, end, text: lines.join(lineEndAt(text, start)) }])
}

import fc from 'fast-check'
import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { applyEdit, type Edit, readData } from '../../model/edit'
import type { Path } from '../../model/path'
import { anyFile, seed, type Witness, witness } from './contentVariants'
import { afterEdit, anyDice, at, editFrom, isSame, type Removed } from './randomEdits'

const runs = 1000
const editsOfARun = 10

test(`after each of ${runs * editsOfARun} edits the file reads as wanted, and the rest is untouched`, () => {
  let count = 0
  const dice = fc.array(anyDice, { minLength: 15, maxLength: 15 })
  fc.assert(
    fc.property(anyFile, dice, (file, throws) => {
      let before = witness(file)
      const start = before.data
      const removed: Removed = []
      let done = 0
      for (const each of throws) {
        const edit = editFrom(each, before.data, removed)
        if (!edit || done === editsOfARun) continue
        const order = Object.keys((at(start, edit.path.slice(0, -1)) as object | undefined) ?? {})
        const after = edited(before, edit, order)
        check(before, after, edit, order)
        if (edit.kind === 'remove') {
          removed.push({ path: edit.path.slice(0, -1), key: String(edit.path.at(-1)) })
        }
        before = after
        done += 1
      }
      count += done
    }),
    { numRuns: runs, endOnFailure: true, seed },
  )
  expect(count).toBeGreaterThan(0.98 * runs * editsOfARun)
})

function edited(before: Witness, edit: Edit, order: readonly string[]): Witness {
  try {
    return witness(applyEdit(before.text, edit, order))
  } catch (error) {
    const value = JSON.stringify(at(before.data, edit.path))
    throw new Error(`${error}\n${JSON.stringify(edit)}\n${value}\n${JSON.stringify(before.text)}`)
  }
}

function check(before: Witness, after: Witness, edit: Edit, order: readonly string[]): void {
  const wanted = afterEdit(before.data, edit)
  if (!isSame(after.data, wanted)) throw failed('reads differently', before, after, edit)
  const read = readData(after.text)
  if (!read.ok || !isSame(read.data, wanted)) {
    throw failed('readData differs', before, after, edit)
  }
  checkOrder(before, after, edit, order)
  checkComments(before, after, edit)
  checkLines(before, after, edit)
}

const failed = (problem: string, before: Witness, after: Witness, edit: Edit): Error => {
  const [from, to] = changedPart(before.text, after.text)
  const part = (text: string) =>
    JSON.stringify(text.slice(Math.max(0, from - 80), text.length - to + 80))
  return new Error(`${problem}
${JSON.stringify(edit)}
${part(before.text)}
${part(after.text)}`)
}

/** How much two texts have in common at their start and at their end. */
function changedPart(one: string, other: string): [number, number] {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [start, end]
}

function checkOrder(before: Witness, after: Witness, edit: Edit, order: readonly string[]): void {
  if (edit.kind !== 'set' || at(before.data, edit.path) !== undefined) return
  const keys = Object.keys((at(after.data, edit.path.slice(0, -1)) as object) ?? {})
  const index = keys.indexOf(String(edit.path.at(-1)))
  const rank = (key: string | undefined) => order.indexOf(key ?? '')
  const isAfterPrevious = index === 0 || rank(keys[index - 1]) < rank(keys[index])
  if (!isAfterPrevious && rank(keys[index]) >= 0)
    throw failed('is out of order', before, after, edit)
}

function checkComments(before: Witness, after: Witness, edit: Edit): void {
  const [from, to] =
    edit.kind === 'remove' || edit.kind === 'delete' ? extentOf(before, edit) : [0, 0]
  const left = after.comments.map(({ source }) => source)
  const mayGo = ({ offset }: { offset: number }) => offset >= from && offset < to
  // Two comments can have the same words, so those that must stay are looked for first.
  const staying = before.comments.filter((comment) => !mayGo(comment))
  for (const { source } of staying) {
    const index = left.indexOf(source)
    if (index < 0) throw failed(`lost ${source}`, before, after, edit)
    left.splice(index, 1)
  }
  for (const { source } of before.comments.filter(mayGo)) {
    const index = left.indexOf(source)
    if (index >= 0) left.splice(index, 1)
  }
  if (left.length > 0) throw failed(`added ${left[0]}`, before, after, edit)
}

/** Lines above and below those that the edit concerns are the same bytes. */
function checkLines(before: Witness, after: Witness, edit: Edit): void {
  const [from, to] = concerned(before, edit)
  let above = before.text.slice(0, from)
  const below = before.text.slice(to)
  // Where the last line goes, the one above loses its end.
  if (below === '' && !before.text.endsWith('\n')) above = above.replace(/\r?\n$/, '')
  const isSame =
    after.text.length >= above.length + below.length &&
    after.text.startsWith(above) &&
    after.text.endsWith(below)
  if (isSame || (hasDeepComment(before) && isSameButForMargins(after.text, above, below))) return
  throw failed('changed other lines', before, after, edit)
}

/** A comment further right than what is around it would become a part of a text above it. */
const hasDeepComment = ({ text }: Witness): boolean => /^ {3,}# note/m.test(text)

function isSameButForMargins(text: string, above: string, below: string): boolean {
  const flat = (each: string) => each.replace(/^[ \t]+(?=#)/gm, '')
  return flat(text).startsWith(flat(above)) && flat(text).endsWith(flat(below))
}

/** The lines of what an edit removes. */
function extentOf({ document, text }: Witness, edit: Edit): [number, number] {
  const path = edit.kind === 'delete' ? [...edit.path, edit.index] : edit.path
  return [
    headOf(document.contents, path, text),
    nextLine(text, endOf(nodeAt(document.contents, path))),
  ]
}

function concerned(before: Witness, edit: Edit): [number, number] {
  const { text, document, data } = before
  const root = document.contents
  const extent = ([from, to]: [number, number]): [number, number] => [
    lineStart(text, from),
    nextLine(text, to),
  ]
  const whole = (path: Path) =>
    extent([path.length > 0 ? headOf(root, path, text) : 0, endOf(nodeAt(root, path))])
  const parent = edit.path.slice(0, -1)
  const flow = flowAt(root, edit.kind === 'set' || edit.kind === 'remove' ? parent : edit.path)
  if (edit.kind === 'set' && at(data, edit.path) !== undefined && !flow) return whole(edit.path)
  if (flow) return whole(flow)
  if (edit.kind === 'set') {
    if (nodeAt(root, edit.path)) return whole(edit.path)
    return inserted(before, parent)
  }
  if (edit.kind === 'insert') return inserted(before, edit.path)
  if (edit.kind === 'move') {
    const low = Math.min(edit.from, edit.to)
    const high = Math.max(edit.from, edit.to)
    const top = lineStart(text, headOf(root, [...edit.path, low], text))
    const end = nextLine(text, endOf(nodeAt(root, [...edit.path, high])))
    return [commentsAbove(text, top), end]
  }
  return removed(before, edit)
}

function commentsAbove(text: string, start: number): number {
  const above = lineStart(text, start - 1)
  const isComment = start > 0 && /^[ \t]*#/.test(text.slice(above, start))
  return isComment ? commentsAbove(text, above) : start
}

/** An insertion changes no line: it is enough to know that it is within its list or keys. */
function inserted({ text, document }: Witness, path: Path): [number, number] {
  const from = path.length > 0 ? lineStart(text, headOf(document.contents, path, text)) : 0
  return [from, nextLine(text, endOf(nodeAt(document.contents, path)))]
}

function removed(before: Witness, edit: Edit & { kind: 'remove' | 'delete' }): [number, number] {
  const { text, document, data } = before
  const root = document.contents
  const path = edit.kind === 'delete' ? [...edit.path, edit.index] : edit.path
  const holder = path.slice(0, -1)
  const head = headOf(root, path, text)
  const end = nextLine(text, endOf(nodeAt(root, path)))
  const isOnly = Object.keys(at(data, holder) as object).length === 1
  if (isOnly && holder.length > 0) return [lineStart(text, headOf(root, holder, text)), end]
  // The first key of an entry is in the line of the dash: the next one comes there.
  const isBehindDash = text.slice(lineStart(text, head), head).trim() !== ''
  const next = isBehindDash ? text.slice(end).search(/^[ \t]*[^\s#]/m) : -1
  return [lineStart(text, head), next < 0 ? end : nextLine(text, end + next)]
}

function nodeAt(root: Node | null, path: Path): Node | null {
  return path.reduce<Node | null>((node, step) => {
    if (isMap<Node, Node>(node)) {
      return (
        node.items.find(({ key }) => isScalar(key) && String(key.value) === step)?.value ?? null
      )
    }
    return isSeq<Node>(node) ? (node.items[Number(step)] ?? null) : null
  }, root)
}

/** Where a key, or the dash of an entry, is. */
function headOf(root: Node | null, path: Path, text: string): number {
  const parent = nodeAt(root, path.slice(0, -1))
  const step = path.at(-1)
  if (isMap<Node, Node>(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === step)
    return pair?.key.range?.[0] ?? 0
  }
  const start = nodeAt(root, path)?.range?.[0] ?? 0
  return isSeq(parent) && parent.flow ? start : text.lastIndexOf('-', start - 1)
}

function endOf(node: Node | null): number {
  if (isMap<Node, Node>(node) && !node.flow) return endOf(node.items.at(-1)?.value ?? null)
  if (isSeq<Node>(node) && !node.flow) return endOf(node.items.at(-1) ?? null)
  const end = node?.range?.[1] ?? 0
  return isScalar(node) && node.type?.startsWith('BLOCK') ? end - 1 : end
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1

function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

function flowAt(root: Node | null, path: Path): Path | undefined {
  for (let length = 0; length <= path.length; length += 1) {
    const node = nodeAt(root, path.slice(0, length))
    if ((isMap(node) || isSeq(node)) && node.flow) return path.slice(0, length)
  }
  return undefined
}

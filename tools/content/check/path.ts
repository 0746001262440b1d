import { isMap, isScalar, isSeq, type Node } from 'yaml'

/** Where a value is in its file: keys, and positions from 0, as in `['navigation', 2, 'label']`. */
export type ValuePath = readonly (string | number)[]

/** A path as people read it, entries counted from 1: `navigation[3].label`. */
export const keyOf = (path: ValuePath): string =>
  path.reduce<string>((key, step) => {
    if (typeof step === 'number') return `${key}[${step + 1}]`
    return key === '' ? step : `${key}.${step}`
  }, '')

/** The path of the innermost value at an offset of the file; empty outside of all. */
export function pathAt(node: unknown, offset: number): ValuePath {
  if (isMap(node)) {
    const pair = node.items.find(({ value }) => holds(value, offset))
    const key = isScalar(pair?.key) ? String(pair.key.value) : undefined
    return pair && key !== undefined ? [key, ...pathAt(pair.value, offset)] : []
  }
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => holds(item, offset))
    return index < 0 ? [] : [index, ...pathAt(node.items[index], offset)]
  }
  return []
}

function holds(node: unknown, offset: number): boolean {
  const [start, end] = (node as Node | null)?.range ?? [0, 0]
  return start <= offset && offset < end
}

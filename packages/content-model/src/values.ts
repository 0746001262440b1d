/** What a content file holds: texts, `true` and `false`, lists and objects. */
export type Value = string | boolean | readonly Value[] | ContentData

/** An object, by key; a key whose value YAML leaves empty is missing. */
export interface ContentData {
  readonly [key: string]: Value
}

/** Where a value is in its file: keys, and positions from 0, as in `['navigation', 2, 'label']`. */
export type ValuePath = readonly (string | number)[]

/** A path as people read it, entries counted from 1: `navigation[3].label`. */
export const keyOf = (path: ValuePath): string =>
  path.reduce<string>((key, step) => {
    if (typeof step === 'number') return `${key}[${step + 1}]`
    return key === '' ? step : `${key}.${step}`
  }, '')

export type Value = string | boolean | readonly Value[] | ContentData

/** An object, by key; keys without a value in YAML are missing. */
export interface ContentData {
  readonly [key: string]: Value
}

/** A value's path in its file: keys, and positions from 0, as in `['navigation', 2, 'label']`. */
export type ValuePath = readonly (string | number)[]

/** Formats a path for people, entries counted from 1: `navigation[3].label`. */
export const keyOf = (path: ValuePath): string =>
  path.reduce<string>((key, step) => {
    if (typeof step === 'number') return `${key}[${step + 1}]`
    return key === '' ? step : `${key}.${step}`
  }, '')

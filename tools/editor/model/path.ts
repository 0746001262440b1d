import type { ValuePath } from '../../content/check/path'

/** Where a value is in a file: keys and positions from 0, for example `['navigation', 2, 'label']`. */
export type Path = ValuePath

/** What YAML holds: texts, `true` and `false`, lists and keyed values. */
export type Value = string | boolean | readonly Value[] | { readonly [key: string]: Value }

/** Where a value is in a file: keys and positions from 0, for example `['navigation', 2, 'label']`. */
export type Path = readonly (string | number)[]

/** What YAML holds: texts, `true` and `false`, lists and keyed values. */
export type Value = string | boolean | readonly Value[] | { readonly [key: string]: Value }

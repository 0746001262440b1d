import type { Path, Value } from './path'

/** A difference between two versions of a file, at the smallest place that holds it. */
export type Change =
  | { readonly kind: 'changed'; readonly path: Path; readonly before: Value; readonly after: Value }
  | { readonly kind: 'added'; readonly path: Path; readonly after: Value }
  | { readonly kind: 'removed'; readonly path: Path; readonly before: Value }
  /** The list's entries are the same, in another order. */
  | { readonly kind: 'reordered'; readonly path: Path }

/** What changed from one file's values to another's; list entries are matched by likeness. */
export declare function changesBetween(before: Value, after: Value): Change[]

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
 * Takes over what others changed meanwhile.
 *
 * @param base the text that I began with
 */
export declare function merge(base: string, mine: string, theirs: string): Merged

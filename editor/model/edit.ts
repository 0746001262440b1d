import type { Path, Value } from './path'

/** A file's values, or the sentence that says why it cannot be read. */
export type ReadResult =
  | { readonly ok: true; readonly data: { readonly [key: string]: Value } }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a file's text with the rules of the content check.
 */
export declare function readData(text: string): ReadResult

/** One edit of a file. */
export type Edit =
  /** Sets a text or a boolean, or a whole list or keyed value; adds the key if it is not there. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: Value }
  /** Removes a key. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Adds an entry to the list at `path`, before the one at `index`. */
  | { readonly kind: 'insert'; readonly path: Path; readonly index: number; readonly value: Value }
  /** Removes the entry at `index` of the list at `path`. */
  | { readonly kind: 'delete'; readonly path: Path; readonly index: number }
  | { readonly kind: 'move'; readonly path: Path; readonly from: number; readonly to: number }

/**
 * Applies an edit as splices of the text: whatever it does not concern keeps its bytes, comments
 * and line ends included.
 *
 * @param keyOrder the keys of the value that gets a new key, in the order of the schema
 * @throws RangeError if the text has no such place, or is not YAML
 */
export declare function applyEdit(text: string, edit: Edit, keyOrder?: readonly string[]): string

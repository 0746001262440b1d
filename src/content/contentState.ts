import type { Finding } from '../../tools/content/check/finding'

/** What `npm run dev` knows of the content. */
export interface ContentState {
  readonly findings: readonly Finding[]
  /** Names of the files of which there never was a version without a mistake. */
  readonly neverGood: readonly string[]
  /** How often what the site shows has changed. */
  readonly changes: number
}

/** Where a page of `npm run dev` reads it (HTML Standard, server-sent events). */
export const contentStatePath = '/___content-state'

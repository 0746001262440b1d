import type { ContentData, ObjectField } from '@partner-site/content-model'

/** The JSON API below /api. A failed request has a status other than 200, and a `message` for people. */

export type StoredFile = {
  readonly name: string
  /** Changes with the file's bytes; empty if there is no such file. */
  readonly version: string
} & (
  | { readonly data: ContentData }
  /** Why it is missing or cannot be read, as a sentence. */
  | { readonly problem: string }
)

/** Where the edits go. */
export interface Workplace {
  /** The folder's name for people. */
  readonly folder: string
  /** Differs for each folder: the name of its unsaved work in the browser. */
  readonly key: string
}

export interface OpenContent {
  readonly fields: Readonly<Record<string, ObjectField>>
  /** In the order of the schema. */
  readonly files: readonly StoredFile[]
  readonly pages: readonly string[]
  readonly workplace: Workplace
}

export interface EditedFile {
  readonly name: string
  readonly data: ContentData
}

export interface SaveRequest {
  readonly files: readonly (EditedFile & {
    /** The version that was edited. */ readonly base: string
  })[]
  /** The pictures to delete. */
  readonly remove: readonly string[]
}

export interface StoredPicture {
  /** As YAML names it: `images/hero.png`. Served at `/content/images/hero.png`. */
  readonly path: string
  readonly format: string
  /** In pixels; for an SVG, its own size. */
  readonly width: number
  readonly height: number
  /** In bytes. */
  readonly size: number
}

export interface Uploaded {
  readonly path: string
  /** What was done to it, as sentences: rotated upright, made smaller. */
  readonly notes: readonly string[]
}

/** Returns the URL of a picture that YAML names `images/…`, relative to the server's root. */
export const pictureAddress = (path: string): string =>
  `content/${path.split('/').map(encodeURIComponent).join('/')}`

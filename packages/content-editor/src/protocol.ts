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

/** Who edits, and where the edits go. */
export type Workplace =
  | { readonly kind: 'local'; readonly folder: string }
  | {
      readonly kind: 'git'
      readonly person: { readonly name: string; readonly email: string }
      readonly branch: string
      /** The branch that could not be merged into it, such as `main`. */
      readonly conflict?: string
      /** Where to propose merging the branch into `main`, if the remote's host is known. */
      readonly proposeAt?: string
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
  /** What changed, in one line; with `--git`, the commit message. */
  readonly summary: string
}

export interface Saved extends OpenContent {
  /** With `--git`: the commit's short hash. */
  readonly commit?: string | undefined
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
  /** False for an upload that no saved text names yet. */
  readonly isSaved: boolean
}

export interface Uploaded {
  readonly path: string
  /** What was done to it, as sentences: rotated upright, made smaller. */
  readonly notes: readonly string[]
}

/** Returns the URL of a picture that YAML names `images/…`, relative to the server's root. */
export const pictureAddress = (path: string): string =>
  `content/${path.split('/').map(encodeURIComponent).join('/')}`

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

/** Who edits, and where the edits go. `key` differs for each folder and remote. */
export type Workplace =
  | { readonly kind: 'local'; readonly key: string; readonly folder: string }
  | {
      readonly kind: 'git'
      readonly key: string
      readonly person: { readonly name: string; readonly email: string }
      readonly branch: string
      /** The branch into which it is merged, such as `main`. */
      readonly base: string
      /** Where to propose merging it, if the remote's host is known. */
      readonly proposeAt?: string | undefined
      readonly notices: readonly GitNotice[]
    }

/** What people have to know, or do, until it is no longer so. */
export type GitNotice =
  /** The base could not be merged into the branch. */
  | { readonly kind: 'conflict' }
  /** The branch has another schema, page or look than the running editor. */
  | { readonly kind: 'outdated' }
  /** A commit with saves that both the branch and the base lack. */
  | { readonly kind: 'lost'; readonly commit: string; readonly saves: number }

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

export interface RecoverRequest {
  /** The commit of a notice of the kind `lost`. */
  readonly commit: string
  /** To save it again, or to leave it out and report it no longer. */
  readonly how: 'save' | 'leave'
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

import type { ContentData, ObjectField } from '@partner-site/content-model'

/**
 * The JSON API between the editor's page and its server, below /api. A request that fails or is
 * refused has another status than 200, and a `message` for the person.
 */

/** A content file as the server read it. */
export type StoredFile = {
  /** Its name in content/, for example `home.yaml`. */
  readonly name: string
  /** Changes with every change of the file's bytes; empty where there is no such file. */
  readonly version: string
} & (
  | { readonly data: ContentData }
  /** It is missing, or cannot be read: a sentence that says why. */
  | { readonly problem: string }
)

/** Who edits, and where the edits go. */
export type Workplace =
  | { readonly kind: 'local' /** The folder, as it is shown. */; readonly folder: string }
  | {
      readonly kind: 'git'
      readonly person: { readonly name: string; readonly email: string }
      /** The branch that gets the commits, for example `content/edits`. */
      readonly branch: string
      /** The branch that could not be merged into it, for example `main`. */
      readonly conflict?: string
      /** Where the branch can be proposed for `main`, if the remote's host is known. */
      readonly proposeAt?: string
    }

export interface OpenContent {
  /** The forms, by file name, in the order of the schema. */
  readonly fields: Readonly<Record<string, ObjectField>>
  /** In the order of the schema. */
  readonly files: readonly StoredFile[]
  /** Addresses of the site's pages, for example `/about/`. */
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
  /** What changed, in a line; the commit's message with `--git`. */
  readonly summary: string
}

/** The content after a save. */
export interface Saved extends OpenContent {
  /** With `--git`: the commit's short name. */
  readonly commit?: string | undefined
}

export interface StoredPicture {
  /** As YAML names it: `images/hero.png`. Served at `/content/images/hero.png`. */
  readonly path: string
  readonly format: string
  /** In pixels; of an SVG, its own size. */
  readonly width: number
  readonly height: number
  /** In bytes. */
  readonly size: number
  /** False for an upload, which waits until somebody saves a text that names it. */
  readonly isSaved: boolean
}

export interface Uploaded {
  /** As YAML names it. */
  readonly path: string
  /** What was done to it, as sentences: turned upright, made smaller. */
  readonly notes: readonly string[]
}

/** Where the server serves a picture that YAML names `images/…`, seen from the page at its root. */
export const pictureAddress = (path: string): string =>
  `content/${path.split('/').map(encodeURIComponent).join('/')}`

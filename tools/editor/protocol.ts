import type { Finding } from '../content/check/finding'
import type { ObjectField } from '../content/fieldTree'
import type { ContentData } from '../content/value'

/** What the editor's page and its server say to each other, all of it JSON below /api. */

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

/** GET /api/content */
export interface ContentAnswer {
  /** The forms, by file name, in the order of the schema. */
  readonly fields: Readonly<Record<string, ObjectField>>
  /** In the order of the schema. */
  readonly files: readonly StoredFile[]
  /** Addresses of the site's pages, for example `/about/`. */
  readonly pages: readonly string[]
  readonly workplace: Workplace
}

/** GET /api/versions: each file's version on the disk, to notice changes by others. */
export type VersionsAnswer = Readonly<Record<string, string>>

export interface EditedFile {
  readonly name: string
  readonly data: ContentData
}

/** POST /api/check, with all files as they would be saved. */
export interface CheckRequest {
  readonly files: readonly EditedFile[]
}
export interface CheckAnswer {
  readonly findings: readonly Finding[]
}

/** POST /api/save, with the files that changed. All of them are saved, or none. */
export interface SaveRequest {
  readonly files: readonly (EditedFile & {
    /** The version that was edited. */ readonly base: string
  })[]
  /** What changed, in a line; the commit's message with `--git`. */
  readonly summary: string
}
export type SaveAnswer =
  | {
      readonly ok: true
      readonly files: readonly StoredFile[]
      /** With `--git`: the commit's short name, and the workplace after it. */
      readonly commit?: string
      readonly workplace: Workplace
    }
  | SaveRefusal
export type SaveRefusal =
  /** Somebody else changed files meanwhile: these are they, as they are now. */
  | { readonly ok: false; readonly reason: 'changed'; readonly files: readonly StoredFile[] }
  | { readonly ok: false; readonly reason: 'mistakes'; readonly findings: readonly Finding[] }
  /** The disk or the git server refused; the message says what to do. Nothing was saved. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }

/** GET /api/pictures: the pictures to choose from, uploaded ones that are not saved included. */
export interface StoredPicture {
  /** As YAML names it: `images/hero.png`. Served at `/content/images/hero.png`. */
  readonly path: string
  readonly format: string
  /** In pixels; of an SVG, its own size. */
  readonly width: number
  readonly height: number
  /** In bytes. */
  readonly size: number
  /** Whether a saved file names it; one that none names can be removed. */
  readonly isUsed: boolean
}

/** POST /api/pictures?file=home.yaml&key=hero.image: the body is the bytes, X-File-Name the name (URI-encoded). */
export type UploadAnswer =
  | {
      readonly ok: true
      readonly picture: StoredPicture
      /** What was done to it, as sentences: turned upright, made smaller. */
      readonly notes: readonly string[]
    }
  | { readonly ok: false; readonly message: string }

/** DELETE /api/pictures?path=images/old.png, for a picture that nothing uses. */
export type RemoveAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Every POST and DELETE carries it, so that no other site's form can send one. */
export const editorHeader = 'x-content-editor'

/** Where the server serves a picture that YAML names `images/…`, seen from the page at its root. */
export const pictureAddress = (path: string): string =>
  `content/${path.split('/').map(encodeURIComponent).join('/')}`

import type { Finding } from '../../content/check/finding'

/** What the editor's page and its server say to each other, all of it JSON below /api. */

/** A content file as the server read it. */
export interface StoredFile {
  /** Its name in content/, for example `home.yaml`. */
  readonly name: string
  /** The whole text, byte order mark and line ends included. */
  readonly text: string
  /** Changes with every change of the file's bytes; empty where there is no such file. */
  readonly version: string
}

/** Who edits, and where the edits go. */
export type Workplace =
  | { readonly kind: 'local' /** The folder, as it is shown. */; readonly folder: string }
  | {
      readonly kind: 'hosted'
      /** The person that the sign-in proxy named. */
      readonly person: { readonly name: string; readonly email: string }
      /** The branch that gets the commits, for example `content/edits`. */
      readonly branch: string
      /** The branch that could not be merged into it, for example `main`. */
      readonly conflict?: string
    }

/** GET /api/content */
export interface ContentAnswer {
  /** The text of content/schema.graphql. */
  readonly schema: string
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
  readonly text: string
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
  /** What changed, in a line; the commit's message in hosted mode. */
  readonly summary: string
}
export type SaveAnswer =
  | {
      readonly ok: true
      readonly files: readonly StoredFile[]
      /** In hosted mode, the commit's short name. */
      readonly commit?: string
      /** As in Workplace, after the save. */
      readonly conflict?: string
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
}

/** POST /api/pictures?file=home.yaml&key=hero.image, the body is the picture's bytes, its name in X-File-Name (URI-encoded). */
export type UploadAnswer =
  | {
      readonly ok: true
      readonly picture: StoredPicture
      /** What was done to it, as sentences: turned upright, made smaller. */
      readonly notes: readonly string[]
    }
  | { readonly ok: false; readonly message: string }

/** Every POST carries it, so that no other site's form can send one. */
export const editorHeader = 'x-content-editor'

/** Where the server serves a picture that YAML names `images/…`. */
export const pictureAddress = (path: string): string =>
  `/content/${path.split('/').map(encodeURIComponent).join('/')}`

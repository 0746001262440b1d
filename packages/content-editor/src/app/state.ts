import type { ContentData } from '@partner-site/content-model'
import type { TemporalState } from 'zundo'
import type { StoreApi } from 'zustand/vanilla'
import type { OpenContent, StoredPicture } from '../protocol'

/** A content file as the server has it. Its edited content is in `data`. */
export interface OpenFile {
  readonly name: string
  readonly version: string
  /** Undefined if the file was never readable since the editor was opened. */
  readonly saved?: ContentData
  /** Why it cannot be read now; until it can, none of its changes is saved. */
  readonly problem?: string
  /** What is on the disk now, until the person has chosen. */
  readonly theirs?: { readonly version: string; readonly data: ContentData }
}

/** A message at the window's edge, until the person closes it. */
export interface Message {
  readonly kind: 'saved' | 'restored' | 'followed' | 'refused'
  readonly text: string
}

export interface FieldError {
  readonly file: string
  /** The innermost field that exists. */
  readonly place: string
  readonly label: string
  readonly text: string
}

export interface EditorState extends Omit<OpenContent, 'files'> {
  readonly files: readonly OpenFile[]
  /** The edited content by file; undo restores it. */
  readonly data: Readonly<Record<string, ContentData>>
  /** Pictures that the next save deletes, if no file names them then; undo restores it. */
  readonly removed: readonly string[]
  readonly errors: readonly FieldError[]
  readonly messages: readonly Message[]
  readonly pictures?: readonly StoredPicture[]
  readonly current: string
  /** The address of the page in the preview; empty if the site has none. */
  readonly page: string
  /** Which parts of the forms are open or closed, by id, if not as at first. */
  readonly open: Readonly<Record<string, boolean>>
  /** The id of the element to focus once it is rendered. */
  readonly target?: string
  /** The announcement for screen readers. */
  readonly said: string
  readonly isReviewing: boolean
  /** Why the server did not respond. */
  readonly failure?: string | undefined
}

/** What undo restores. */
export type Edits = Pick<EditorState, 'data' | 'removed'>

export type EditorStore = StoreApi<EditorState> & {
  temporal: StoreApi<TemporalState<Edits>>
}

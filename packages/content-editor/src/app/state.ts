import type { ContentData } from '@partner-site/content-model'
import type { TemporalState } from 'zundo'
import type { StoreApi } from 'zustand/vanilla'
import type { OpenContent, StoredFile, StoredPicture } from '../protocol'

/** A content file as the server has it. Its edited content is in `data`. */
export interface OpenFile {
  readonly name: string
  readonly version: string
  /** Undefined if the file was never readable since the editor was opened. */
  readonly saved?: ContentData
  /** Why it cannot be read now; until it can, none of its changes is saved. */
  readonly problem?: string
  /** A newer version that waits for a decision. */
  readonly theirs?: StoredFile & { readonly data: ContentData }
}

/** Notices that the next change of the content removes. */
export interface NoticeTexts {
  readonly restored?: string | undefined
  readonly saved?: string | undefined
  readonly others: readonly string[]
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
  readonly errors: readonly FieldError[]
  readonly notices: NoticeTexts
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
  readonly view: 'form' | 'preview'
  readonly isReviewing: boolean
  /** Why the server did not respond. */
  readonly failure?: string | undefined
  /** Whether the browser has stored the unsaved changes. */
  readonly isKept: boolean
}

export type EditorStore = StoreApi<EditorState> & {
  temporal: StoreApi<TemporalState<Pick<EditorState, 'data'>>>
}

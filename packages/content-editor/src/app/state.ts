import type { ContentData } from '@partner-site/content-model'
import type { TemporalState } from 'zundo'
import type { StoreApi } from 'zustand/vanilla'
import type { OpenContent, StoredFile, StoredPicture } from '../protocol'

/** A content file, as the server has it. What is edited of it is in `data`. */
export interface OpenFile {
  readonly name: string
  /** The version that `saved` is of. */
  readonly version: string
  /** Undefined if it could not be read since the editor was opened. */
  readonly saved?: ContentData
  /** Why it cannot be read now; until it can, no change of it is saved. */
  readonly problem?: string
  /** A newer version that waits until the person has decided. */
  readonly theirs?: StoredFile & { readonly data: ContentData }
}

/** What is said until the next change of the content. */
export interface NoticeTexts {
  readonly restored?: string | undefined
  readonly saved?: string
  /** What others did. */
  readonly others: readonly string[]
}

/** A finding of the check, at its field. */
export interface FieldError {
  readonly file: string
  /** The innermost field that there is. */
  readonly place: string
  readonly label: string
  readonly text: string
}

export interface EditorState extends Omit<OpenContent, 'files'> {
  /** In the order of the schema. */
  readonly files: readonly OpenFile[]
  /** What the forms show, by file; undo restores it. */
  readonly data: Readonly<Record<string, ContentData>>
  readonly errors: readonly FieldError[]
  readonly notices: NoticeTexts
  readonly pictures?: readonly StoredPicture[]
  /** The file whose form is shown. */
  readonly current: string
  /** The address of the page in the preview; empty if the site gives none. */
  readonly page: string
  /** Parts of the forms that are open or closed other than at first, by id. */
  readonly open: Readonly<Record<string, boolean>>
  /** The element that gets the focus once it is rendered, by id. */
  readonly target?: string
  /** What a screen reader says. */
  readonly said: string
  /** What a narrow window shows. */
  readonly view: 'form' | 'preview'
  readonly isReviewing: boolean
  /** Why the server did not answer. */
  readonly failure?: string | undefined
  /** Whether the browser keeps what is not saved. */
  readonly isKept: boolean
}

export type EditorStore = StoreApi<EditorState> & {
  temporal: StoreApi<TemporalState<Pick<EditorState, 'data'>>>
}

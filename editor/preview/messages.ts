import type { Value } from '../model/path'

/** The editor's page to the preview frame, by postMessage within the same origin. */
export interface ShowMessage {
  readonly type: 'show'
  /** By file: `home`, `about`, …; pictures still as YAML names them. The last that could be read. */
  readonly content: Readonly<Record<string, { readonly [key: string]: Value }>>
  /** Address of the page: `/about/`; `/404/` for "page not found". */
  readonly page: string
  /** The id of one of the contact page's states; without it, the page as it opens. */
  readonly state?: string
  readonly scheme: 'light' | 'dark'
}

export interface PreviewState {
  readonly id: string
  /** In words: "Document fails once". */
  readonly label: string
}

/** The preview frame to the editor's page. */
export type FrameMessage =
  /** It can show something now; `states` are those of the contact page. */
  | { readonly type: 'ready'; readonly states: readonly PreviewState[] }
  | { readonly type: 'shown'; readonly page: string; readonly state?: string }
  /** The state could not be played with these texts. */
  | { readonly type: 'failed'; readonly message: string }
  /** A link to one of the site's pages was pressed. */
  | { readonly type: 'visit'; readonly page: string }

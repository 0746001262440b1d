import type { Value } from '../model/path'

/** By file: `home`, `about`, …; pictures as YAML names them. */
export type ContentValues = Readonly<Record<string, { readonly [key: string]: Value }>>

/** The editor's page to the preview frame, by postMessage within the same origin. */
export interface ShowMessage {
  readonly type: 'show'
  /** The last that could be read. */
  readonly content: ContentValues
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
  /** What it is a state of: "Registration form". */
  readonly group: string
}

/** The preview frame to the editor's page. */
export type FrameMessage =
  /** It waits for the first 'show'. */
  | { readonly type: 'ready' }
  /** The states of the contact page, known once a frame has shown that page. */
  | { readonly type: 'states'; readonly states: readonly PreviewState[] }
  | Outcome
  /** A link to one of the site's pages was pressed. */
  | { readonly type: 'visit'; readonly page: string }

/** What became of the page or the state that a 'show' asked for. */
export type Outcome = { readonly page: string; readonly state?: string } & (
  | { readonly type: 'shown' }
  /** It could not be shown, or not be reached, with these texts. */
  | { readonly type: 'failed'; readonly message: string }
)

/** Takes the messages of one window of this origin, and of no other. */
export function onMessageFrom<Message>(
  sender: () => Window | null | undefined,
  take: (message: Message) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source && source === sender()) take(data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

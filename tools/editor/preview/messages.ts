import type { ContentData } from '../../content/value'

/** By file: `home`, `about`, …; pictures as YAML names them. */
export type ContentValues = Readonly<Record<string, ContentData>>

/** The editor's page to the preview frame, by postMessage within the same origin. */
export type PageMessage = ShowMessage | { readonly type: 'reveal'; readonly text: string }

export interface ShowMessage {
  readonly type: 'show'
  readonly content: ContentValues
  /** Address of the page: `/about/`; `/404/` for "page not found". */
  readonly page: string
  /** One of the contact page's states; without it, the page as it opens. */
  readonly state?: string
  readonly scheme: 'light' | 'dark'
}

/** The preview frame to the editor's page. */
export type FrameMessage =
  /** It waits for the first 'show'. */
  | { readonly type: 'ready' }
  /** What became of the last 'show'. */
  | { readonly type: 'shown'; readonly page: string }
  | { readonly type: 'failed'; readonly page: string; readonly message: string }
  /** A link to one of the site's pages was pressed. */
  | { readonly type: 'visit'; readonly page: string }
  /** A text was pressed. */
  | { readonly type: 'pressed'; readonly text: string }

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

/** Returns a text as it is on the screen. */
export const asShown = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns a pattern for a text on the screen, where its placeholders are filled in. */
export function shownAs(text: string): RegExp {
  const parts = asShown(text).split(/\{\w+\}/)
  return new RegExp(
    `^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('.+')}$`,
    'u',
  )
}

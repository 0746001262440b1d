import type { ContentData } from '@partner-site/content-model'

/** The content by file: `home`, `about`, …; pictures as YAML names them. */
export type ContentValues = Readonly<Record<string, ContentData>>

/** What the preview's frame shows. */
export interface Shown {
  readonly content: ContentValues
  /** Address of the page, as in the config: `/about/`. */
  readonly page: string
  /** One of the page's states; without it, the page as it opens. */
  readonly state?: string
  readonly scheme: 'light' | 'dark'
  /** Called once it is rendered, or with why it cannot be. */
  readonly onShown: (failure?: string) => void
  /** Called when a link to one of the site's pages is pressed. */
  readonly onVisit?: (page: string) => void
  /** Called when a text is pressed. */
  readonly onPress?: (text: string) => void
}

/** What the editor's page asks of the frame, which has the same origin. */
export interface PreviewFrame {
  readonly show: (shown: Shown) => void
  /** Scrolls to a text, unless it is in sight. */
  readonly reveal: (text: string) => void
}

declare global {
  interface Window {
    /** In the frame, from its load event on. */
    preview?: PreviewFrame
  }
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

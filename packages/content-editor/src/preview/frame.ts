import type { ContentData } from '@partner-site/content-model'

/** Content by file: `home`, `about`, …; pictures by their path in YAML. */
export type ContentValues = Readonly<Record<string, ContentData>>

export interface Shown {
  readonly content: ContentValues
  readonly page: string
  readonly state?: string
  readonly scheme: 'light' | 'dark'
  /** Called once it is rendered, or with the reason why it cannot be. */
  readonly onShown: (failure?: string) => void
  readonly onVisit?: (page: string) => void
  readonly onPress?: (text: string) => void
}

/** The frame's API for the editor's page, which has the same origin. */
export interface PreviewFrame {
  readonly show: (shown: Shown) => void
  /** Scrolls to a text, unless it is visible; returns whether the page has it. */
  readonly reveal: (text: string) => boolean
}

declare global {
  interface Window {
    /** Set in the frame, from its load event on. */
    preview?: PreviewFrame
  }
}

/** Collapses white space, as the browser does on screen. */
export const asShown = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns a pattern that matches a text on the screen, with its placeholders filled in. */
export function shownAs(text: string): RegExp {
  const parts = asShown(text).split(/\{\w+\}/)
  return new RegExp(
    `^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('.+')}$`,
    'u',
  )
}

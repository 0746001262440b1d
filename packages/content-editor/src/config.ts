import type { Theme } from '@mui/material/styles'
import type { ContentData } from '@partner-site/content-model'
import type { ComponentType } from 'react'

/** What a page of the preview is given. */
export interface PreviewPageProps {
  /** The content by file: `home`, `about`, …; pictures as `picture` of the config gives them. */
  content: Readonly<Record<string, ContentData>>
  /** One of the page's states; undefined for the page as it opens. */
  state: string | undefined
  scheme: 'light' | 'dark'
}

/** A page of the site, as the preview shows it. */
export interface PreviewPage {
  /** What staff call it. */
  readonly name: string
  /** The file with its texts, for example `home.yaml`. */
  readonly file: string
  readonly Page: ComponentType<PreviewPageProps>
  /** What else visitors meet on it, by the names in the preview. */
  readonly states?: readonly string[]
}

/** A part of a picture that a page shows. */
export interface Crop {
  readonly label: string
  /** Width by height. */
  readonly ratio: number
}

/** Colours that MUI's palette has no name for, as CSS. */
export interface EditorColours {
  /** The edge of a field and of a choice, with three times the contrast (WCAG 1.4.11). */
  line: string
  /** The edge of the field that has the focus. */
  focus: string
  /** What is switched on. */
  mark: string
  /** Behind good news. */
  good: string
}

/** How a site looks in the editor: its content-editor.config.tsx. Everything is optional. */
export interface EditorConfig {
  /** By address, in the order of the preview's choice. */
  readonly pages?: Readonly<Record<string, PreviewPage>>
  /** The address of what any other address leads to. */
  readonly notFound?: string
  /** What the pages take for a picture, by its address in the editor; by default the address. */
  readonly picture?: (address: string) => unknown
  /** The help, with the components for its elements. */
  readonly Guide?: ComponentType<{ components: object }>
  /** What is shown beside an option of an enum, such as an icon; nothing for one that has none. */
  readonly Option?: ComponentType<{ typeName: string; option: string }>
  /** What pages show of a picture, by `@picture(shownIn:)`. */
  readonly crops?: Readonly<Record<string, readonly Crop[]>>
  /** CSS `object-position` by the value of the key that `@picture(focus:)` names. */
  readonly focus?: Readonly<Record<string, string>>
  /** With CSS variables. By default MUI's own, in both schemes. */
  readonly theme?: Theme
  /** `@font-face` rules; `optional` where no line may move once it is read. */
  readonly fonts?: (display: 'optional' | 'swap') => string
  readonly colours?: EditorColours
}

/** The page that an address leads to, or the page for unknown ones; undefined if there is no page. */
export function pageAt(
  { pages = {}, notFound = '' }: EditorConfig,
  path: string,
): string | undefined {
  const address = path.replace(/\/*$/, '/')
  return [address, notFound].find((one) => Object.hasOwn(pages, one))
}

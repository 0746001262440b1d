import type { Theme } from '@mui/material/styles'
import type { ContentData } from '@partner-site/content-model'
import type { ComponentType } from 'react'

export interface PreviewPageProps {
  /** Content by file: `home`, `about`, …; pictures are what the config's `picture` returns. */
  content: Readonly<Record<string, ContentData>>
  state: string | undefined
  scheme: 'light' | 'dark'
}

export interface PreviewPage {
  readonly name: string
  /** Its own file, which the preview follows; texts that every page has lead to no page. */
  readonly file?: string
  readonly Page: ComponentType<PreviewPageProps>
  /** The names of other states that visitors may see, by the name of their group. */
  readonly states?: Readonly<Record<string, readonly string[]>>
}

export interface Crop {
  readonly label: string
  /** Width divided by height. */
  readonly ratio: number
}

export interface EditorColours {
  /** The border of fields and choices, with a contrast of 3:1 (WCAG 1.4.11). */
  line: string
  focus: string
  /** Controls that are switched on. */
  mark: string
  /** The background of success messages. */
  good: string
}

/** The site's content-editor.config.tsx: its preview and theme in the editor. All keys are optional. */
export interface EditorConfig {
  /** By address, in the order of the preview's options. */
  readonly pages?: Readonly<Record<string, PreviewPage>>
  /** The address of the page for unknown addresses. */
  readonly notFound?: string
  /** Returns what pages take for a picture, given its address in the editor; by default, the address. */
  readonly picture?: (address: string) => unknown
  /** The help, which renders its elements with `components`. */
  readonly Guide?: ComponentType<{ components: object }>
  /** Renders something beside an option of an enum, such as an icon, or nothing. */
  readonly Option?: ComponentType<{ typeName: string; option: string }>
  /** Crops by the name in `@picture(shownIn:)`. */
  readonly crops?: Readonly<Record<string, readonly Crop[]>>
  /** CSS `object-position` by the value of the key that `@picture(focus:)` names. */
  readonly focus?: Readonly<Record<string, string>>
  /** Must use CSS variables. By default MUI's own theme, in both schemes. */
  readonly theme?: Theme
  /** Returns `@font-face` rules; `optional` is for pages whose lines must not move once they are read. */
  readonly fonts?: (display: 'optional' | 'swap') => string
  readonly colours?: EditorColours
}

/** Returns the page for an address, otherwise `notFound`; undefined if the config has neither. */
export function pageAt(
  { pages = {}, notFound = '' }: EditorConfig,
  path: string,
): string | undefined {
  const address = path.replace(/\/*$/, '/')
  return [address, notFound].find((one) => Object.hasOwn(pages, one))
}

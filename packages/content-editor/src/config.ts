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
  /** The titles of other states that visitors may see. */
  readonly states?: readonly string[]
}

/** The site's content-editor.config.tsx: its pages in the editor. All keys are optional. */
export interface EditorConfig {
  /** By address, in the order of the preview's options. */
  readonly pages?: Readonly<Record<string, PreviewPage>>
  /** The address of the page for unknown addresses. */
  readonly notFound?: string
  /** Returns what pages take for a picture, given its address in the editor; by default, the address. */
  readonly picture?: (address: string) => unknown
  /** Renders something beside an option of an enum, such as an icon, or nothing. */
  readonly Option?: ComponentType<{ typeName: string; option: string }>
}

/** Returns the page for an address, otherwise `notFound`; undefined if the config has neither. */
export function pageAt(
  { pages = {}, notFound = '' }: EditorConfig,
  path: string,
): string | undefined {
  const address = path.replace(/\/*$/, '/')
  return [address, notFound].find((one) => Object.hasOwn(pages, one))
}

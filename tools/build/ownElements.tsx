/** The elements that a built page has beside its content: ours, none of Gatsby's. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterPaint } from '../../src/app/afterPaint'
import { noteTyping } from '../../src/registration/draft/filledIn'
import { fontFile } from '../../src/theme/fonts'

type Element = ReactElement<Readonly<Record<string, unknown>>>

/**
 * Whether an element is from a page's `Head`, or has a key that begins with `own`, as those here have.
 * The others are for Gatsby's own script or for its pictures, or name its version, which is of use
 * only to attackers.
 */
export const isOwn = (part: ReactNode): part is Element =>
  isValidElement<Element['props']>(part) &&
  (fromHead in part.props || part.key?.startsWith('own') === true)

/** Gatsby's own script would find an element by it. */
const fromHead = 'data-gatsby-head'

/** @param isHidden whether search engines are kept out; the not-found page always asks for it */
export function ownHead(parts: readonly ReactNode[], isHidden: boolean): ReactElement[] {
  const head = parts.filter(isOwn).map((part) => cloneElement(part, { [fromHead]: undefined }))
  return isHidden && !head.some(({ props }) => props.name === 'robots') ? [...head, noindex] : head
}

const noindex = <meta key="own-noindex" name="robots" content="noindex" />

export const fontPreload = (
  <link
    key="own-font"
    rel="preload"
    href={fontFile}
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
  />
)

/** Fetches the scripts of the island, and notes what a visitor types until they have run. */
export const islandScript = (addresses: readonly string[]): ReactElement =>
  inlineScript('own-island', `(${noteTyping})();(${afterPaint})(${JSON.stringify(addresses)})`)

/** A hovered link is prefetched or prerendered (docs/decisions/what-a-browser-receives.md). */
export function speculationRules(): ReactElement {
  const soon = [{ where: { href_matches: '/*' }, eagerness: 'moderate' }]
  const rules = JSON.stringify({ prefetch: soon, prerender: soon })
  return inlineScript('own-rules', rules, 'speculationrules')
}

/** React would escape the quotation marks of a child. */
const inlineScript = (key: string, text: string, type?: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: none of it is user input
  <script key={key} type={type} dangerouslySetInnerHTML={{ __html: text }} />
)

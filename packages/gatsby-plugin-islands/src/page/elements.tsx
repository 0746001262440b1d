/** The elements that a built page has beside its content: ours, none of Gatsby's. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fetchScripts } from '../script/fetchScripts'
import { noteTyping } from '../script/typing'
import { contentPolicy, type Directives } from './policy'
import type { RenderedPage } from './renderPage'

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

export const ownHead = (parts: readonly ReactNode[]): ReactElement[] =>
  parts.filter(isOwn).map((part) => cloneElement(part, { [fromHead]: undefined }))

/**
 * The page's Content-Security-Policy, to be put before anything that it concerns.
 *
 * @throws Error if the page needs what no policy of ours allows
 */
export function policyMeta(
  path: string,
  page: RenderedPage,
  head: readonly ReactElement[],
  body: readonly ReactElement[],
  additions: readonly Directives[],
): ReactElement {
  const html = renderToStaticMarkup([...head, ...body]) + page.html
  const content = contentPolicy(path, html, page.islands.length > 0, additions)
  return <meta key="own-policy" httpEquiv="Content-Security-Policy" content={content} />
}

/** Fetches the scripts of the islands, and notes what a visitor types until they have run. */
export const islandScript = (addresses: readonly string[]): ReactElement =>
  inlineScript('own-island', `(${noteTyping})();(${fetchScripts})(${JSON.stringify(addresses)})`)

/** A hovered link is prefetched or prerendered. */
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

import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'
import { afterPaint } from './src/app/afterPaint'
import { islandId, RenderSeparately } from './src/app/builtIsland'
import { noteTyping } from './src/registration/form/fieldsOnScreen'
import { fontFile } from './src/theme/fonts'

/** Addresses of the island's scripts, a constant that gatsby-node.ts defines. */
declare const ISLAND_SCRIPTS: readonly string[]

/** Of the texts, a constant that gatsby-node.ts defines. */
declare const LANGUAGE: string

/** Whether every page is kept out of search engines, a constant that gatsby-node.ts defines. */
declare const HIDDEN: boolean

/** Adds the speculation rules to the end of every built page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: LANGUAGE })
  if (process.env.NODE_ENV === 'development') return
  const rules = JSON.stringify(speculationRules)
  setPostBodyComponents([inlineScript(nextPage, rules, 'speculationrules')])
}

/** React would escape the quotation marks of a child. */
const inlineScript = (key: string, text: string, type?: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: none of it is user input
  <script key={key} type={type} dangerouslySetInnerHTML={{ __html: text }} />
)

/**
 * Puts the styles that a page uses, and no others, into its head. Where the page has an island, it
 * is rendered as a separate root, and the page fetches its script.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const cache = createCache({ key: 'css' })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const render = (element: ReactNode, options?: ServerOptions) =>
    renderToString(<CacheProvider value={cache}>{element}</CacheProvider>, options)
  let hasIsland = false
  const renderIsland = (island: ReactElement) => {
    hasIsland = true
    return render(island, { identifierPrefix: islandId })
  }
  const html = withoutGatsbyFocus(
    render(<RenderSeparately value={renderIsland}>{bodyComponent}</RenderSeparately>),
  )
  replaceBodyHTMLString(html)
  if (hasIsland) {
    const text = `(${noteTyping})();(${afterPaint})(${JSON.stringify(ISLAND_SCRIPTS)})`
    setPostBodyComponents([inlineScript(islandScript, text)])
  }
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href={fontFile}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    ...extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${(key === cache.key ? registered(cache) : ids).join(' ')}`}
        // Makes Emotion leave the styles here: if moved, they reload the font and shift the page.
        data-s=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made above
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ])
}

/**
 * Returns the ids of all styles that the browser must not insert again: those in the page, and those of
 * a styled component that another one extends, which exist only merged into that one.
 */
const registered = ({ key, registered }: EmotionCache): string[] =>
  Object.keys(registered).map((name) => name.slice(key.length + 1))

/**
 * Strips Gatsby's focus wrapper and route announcer, which need Gatsby's own script: their inline styles
 * would require `'unsafe-hashes'` in the page's Content-Security-Policy.
 */
const withoutGatsbyFocus = (html: string): string =>
  html
    .replace('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">', '<div>')
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')

/** Removes what Gatsby's own script would need, and Gatsby's tags for ours. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return
  const head = (getHeadComponents() as ReactElement[])
    .filter((part) => !isOfGatsbyImage(part) && !isForScript(part) && !isGenerator(part))
    .map(unmarked)
  replaceHeadComponents(HIDDEN && !head.some(isForRobots) ? [...head, noindex] : head)
  replacePostBodyComponents(
    (getPostBodyComponents() as ReactElement[]).filter(
      ({ key }) => key === islandScript || key === nextPage,
    ),
  )
}

const islandScript = 'island-script'
const nextPage = 'next-page'

/** A hovered link is prefetched or prerendered (docs/decisions/what-a-browser-receives.md). */
const soon = [{ where: { href_matches: '/*' }, eagerness: 'moderate' }]
const speculationRules = { prefetch: soon, prerender: soon }

/** Structured data is a script element too. */
const isForScript = ({ type, props }: ReactElement): boolean => {
  const { as = '', type: kind } = props as { as?: string; type?: string }
  return (type === 'script' && kind !== 'application/ld+json') || ['script', 'fetch'].includes(as)
}

/** It names Gatsby's version, which is of use only to attackers. */
const isGenerator = ({ props }: ReactElement): boolean =>
  (props as { name?: string }).name === 'generator'

/** Without the attribute by which Gatsby's own script would find it. */
const unmarked = (part: ReactElement): ReactElement =>
  cloneElement(part, { 'data-gatsby-head': undefined } as object)

const noindex = <meta key="noindex" name="robots" content="noindex" />

/** The not-found page always has one. */
const isForRobots = ({ type, props }: ReactElement): boolean =>
  type === 'meta' && (props as { name?: string }).name === 'robots'

/** gatsby-plugin-image adds styles and a script for its own component, which we do not use. */
const isOfGatsbyImage = ({ key }: ReactElement): boolean =>
  key?.startsWith('gatsby-image-style') ?? false

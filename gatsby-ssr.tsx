import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { DrawApart } from './src/app/Island'
import { carriesScript } from './src/app/scripts'
import { fontFile } from './src/theme/fonts'

/** The attributes of the page, what it gets ready; on a page with an island also what fetches its script. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  args.setHtmlAttributes({ lang: 'en' })
  if (process.env.NODE_ENV === 'development') return
  const rules = inlineScript(nextPage, JSON.stringify(speculationRules), 'speculationrules')
  if (!carriesScript(args.pathname)) return args.setPostBodyComponents([rules])
  // Gatsby hands them in; its types do not say so.
  const { scripts } = args as typeof args & { scripts: readonly { name: string }[] }
  const loader = afterPaint(scripts.map(({ name }) => `/${name}`))
  args.setPostBodyComponents([rules, inlineScript(islandScript, loader)])
}

/** As a child, React would escape the quotation marks of these few words of ours. */
const inlineScript = (key: string, words: string, type?: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in them comes from outside
  <script key={key} type={type} dangerouslySetInnerHTML={{ __html: words }} />
)

/** Puts the styles that a page uses, and no others, into its head; draws an island as a tree of its own. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css' })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const draw = (element: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)
  const html = draw(<DrawApart value={draw}>{bodyComponent}</DrawApart>)
  replaceBodyHTMLString(html)
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
        data-emotion={`${key} ${ids.join(' ')}`}
        // Emotion's mark of styles in their place: moved, they would load the font anew and shift the page.
        data-s=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made above
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ])
}

/** Leaves out what Gatsby's own script would need, and Gatsby's way of fetching ours. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return
  replaceHeadComponents(
    (getHeadComponents() as ReactElement[]).filter(
      (part) => !isOfGatsbyImage(part) && !isForScript(part),
    ),
  )
  replacePostBodyComponents(
    (getPostBodyComponents() as ReactElement[]).filter(
      ({ key }) => key === islandScript || key === nextPage,
    ),
  )
}

const islandScript = 'island-script'
const nextPage = 'next-page'

/** Any page of the site may be got ready when the visitor turns to its link (docs/decisions/what-a-browser-receives.md). */
const soon = [{ where: { href_matches: '/*' }, eagerness: 'moderate' }]
const speculationRules = { prefetch: soon, prerender: soon }

/**
 * First the page is seen, then its script is fetched. A page out of sight is not painted, and a
 * browser that hides its measurements says nothing of it.
 */
const afterPaint = (addresses: readonly string[]): string => `{
let gone = false
const go = () => {
  if (gone) return
  gone = true
  for (const src of ${JSON.stringify(addresses)}) document.body.append(Object.assign(document.createElement('script'), { src }))
}
if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) go()
else {
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true })
  setTimeout(go, 2000)
}
}`

const isForScript = ({ type, props }: ReactElement): boolean =>
  type === 'script' || ['script', 'fetch'].includes((props as { as?: string }).as ?? '')

/** gatsby-plugin-image adds styles and a script for its own component, which we do not use. */
const isOfGatsbyImage = ({ key }: ReactElement): boolean =>
  key?.startsWith('gatsby-image-style') ?? false

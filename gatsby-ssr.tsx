import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { DrawApart } from './src/app/Island'
import { carriesScript } from './src/app/scripts'
import { fontFile } from './src/theme/fonts'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: 'en' })
}

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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made above
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ])
}

/** Leaves the script out of pages that do nothing with it, and Gatsby's page data out of all. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return
  replaceHeadComponents(
    (getHeadComponents() as ReactElement[]).filter(
      (part) => !isOfGatsbyImage(part) && !isForScript(part),
    ),
  )
  if (!carriesScript(pathname)) replacePostBodyComponents([])
}

const isForScript = ({ type, props }: ReactElement): boolean =>
  type === 'script' || ['script', 'fetch'].includes((props as { as?: string }).as ?? '')

/** gatsby-plugin-image adds styles and a script for its own component, which we do not use. */
const isOfGatsbyImage = ({ key }: ReactElement): boolean =>
  key?.startsWith('gatsby-image-style') ?? false

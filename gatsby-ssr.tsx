import type { GatsbySSR } from 'gatsby'
import {
  fontPreload,
  islandScript,
  isOwn,
  ownHead,
  speculationRules,
} from './tools/build/ownElements'
import { renderPage } from './tools/build/renderPage'

/** Made by tools/build/webpackConfig.ts. Search engines are kept out of a hidden site. */
declare const SITE: { language: string; isHidden: boolean; islandScripts: readonly string[] }

/** Gives a page its styles, and its island's script if it has one. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const { html, styles, hasIsland } = renderPage(bodyComponent)
  replaceBodyHTMLString(html)
  setHeadComponents([fontPreload, ...styles])
  if (hasIsland) setPostBodyComponents([islandScript(SITE.islandScripts)])
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: SITE.language })
  if (process.env.NODE_ENV === 'development') return
  setPostBodyComponents([speculationRules()])
}

/** Leaves out whatever Gatsby's own script would need, but in `npm run dev`, which has it. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return
  replaceHeadComponents(ownHead(getHeadComponents(), SITE.isHidden))
  replacePostBodyComponents(getPostBodyComponents().filter(isOwn))
}

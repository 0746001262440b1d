import type { GatsbySSR } from 'gatsby'
import {
  fontPreload,
  islandScript,
  isOwn,
  ownHead,
  speculationRules,
} from './tools/build/ownElements'
import { renderPage } from './tools/build/renderPage'

/** Defined by tools/build/webpackConfig.ts. Search engines must not index a hidden site. */
declare const SITE: { language: string; isHidden: boolean; islandScripts: readonly string[] }

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

/** Removes what only Gatsby's own runtime needs, except in `npm run dev`, which has it. */
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

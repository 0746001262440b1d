import type { GatsbySSR } from 'gatsby'
import {
  fontPreload,
  islandScript,
  isOwn,
  ownHead,
  speculationRules,
} from './tools/build/ownElements'
import { renderPage } from './tools/build/renderPage'

/** Addresses of the island's scripts, a constant that tools/build/webpackConfig.ts defines. */
declare const ISLAND_SCRIPTS: readonly string[]

/** Of the texts, another. */
declare const LANGUAGE: string

/** Whether every page is kept out of search engines, another. */
declare const HIDDEN: boolean

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
  if (hasIsland) setPostBodyComponents([islandScript(ISLAND_SCRIPTS)])
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: LANGUAGE })
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
  replaceHeadComponents(ownHead(getHeadComponents(), HIDDEN))
  replacePostBodyComponents(getPostBodyComponents().filter(isOwn))
}

import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { islandScript, isOwn, ownHead, policyMeta, speculationRules } from './src/page/elements'
import type { Directives } from './src/page/policy'
import { type RenderedPage, renderPage } from './src/page/renderPage'

/** Defined by src/build/hooks.ts. */
declare const ISLANDS: Readonly<Record<string, { scripts: readonly string[]; policy: Directives }>>

/** Defined by Gatsby: the site's `pathPrefix`. */
declare const __PATH_PREFIX__: string

/** The pages whose HTML Gatsby is about to write, by their paths; none in development. */
const rendered = new Map<string, RenderedPage>()

export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  if (process.env.NODE_ENV === 'development') return
  const page = renderPage(bodyComponent)
  rendered.set(pathname, page)
  replaceBodyHTMLString(page.html)
}

/** Removes what only Gatsby's own runtime needs, and adds what the page has instead. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (
  {
    pathname,
    getHeadComponents,
    replaceHeadComponents,
    getPostBodyComponents,
    replacePostBodyComponents,
  },
  { policy = {} },
) => {
  const page = rendered.get(pathname)
  if (!page) return
  rendered.delete(pathname)
  const islands = page.islands.map(
    (name) => ISLANDS[name] ?? missing(name, pathname, Object.keys(ISLANDS)),
  )
  const files = new Set(islands.flatMap(({ scripts }) => scripts))
  const scripts = [...files].map((file) => `${__PATH_PREFIX__}/${file}`)
  const head = [...page.styles, ...ownHead(getHeadComponents())]
  const body: ReactElement[] = scripts.length > 0 ? [islandScript(scripts)] : []
  body.push(speculationRules(), ...getPostBodyComponents().filter(isOwn))
  const additions = [policy as Directives, ...islands.map(({ policy }) => policy)]
  replaceHeadComponents([policyMeta(pathname, page, head, body, additions), ...head])
  replacePostBodyComponents(body)
}

function missing(name: string, pathname: string, names: readonly string[]): never {
  throw new Error(
    `${pathname} has the island "${name}", but the plugin's option \`islands\` has only: ${names.join(', ') || 'none'}.`,
  )
}

import type { GatsbySSR } from 'gatsby'

/** Defined by tools/site/webpackConfig.ts. */
declare const SITE: { language: string; isHidden: boolean }

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: SITE.language })
  // Search engines must not index a hidden site; the not-found page always asks for it.
  if (SITE.isHidden && !pathname.startsWith('/404'))
    setHeadComponents([<meta key="own-noindex" name="robots" content="noindex" />])
}

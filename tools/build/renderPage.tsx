import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactElement, ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'
import { islandId, RenderSeparately } from '../../src/app/builtIsland'

interface RenderedPage {
  html: string
  /** Those that the page uses, and no others, for its head. */
  styles: ReactElement[]
  /** Whether a part of the page is a separate root, which the browser hydrates. */
  hasIsland: boolean
}

/** Renders a page as Gatsby would, but for its island. */
export function renderPage(page: ReactNode): RenderedPage {
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
    render(<RenderSeparately value={renderIsland}>{page}</RenderSeparately>),
  )
  const styles = extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
    <style
      key={`own-${key}`}
      data-emotion={`${key} ${(key === cache.key ? registered(cache) : ids).join(' ')}`}
      // Makes Emotion leave the styles here: if moved, they reload the font and shift the page.
      data-s=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made above
      dangerouslySetInnerHTML={{ __html: css }}
    />
  ))
  return { html, styles, hasIsland }
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

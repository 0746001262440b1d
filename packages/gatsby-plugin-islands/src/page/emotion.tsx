import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactElement, ReactNode } from 'react'

/** Collects the styles of a page, for its head. */
export function pageStyles() {
  const cache = createCache({ key: 'css' })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  return {
    collect: (element: ReactNode) => <CacheProvider value={cache}>{element}</CacheProvider>,
    stylesOf: (html: string): ReactElement[] =>
      extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
        <style
          key={`own-${key}`}
          data-emotion={`${key} ${(key === cache.key ? registered(cache) : ids).join(' ')}`}
          // Makes Emotion leave the styles here: if moved, they reload the font and shift the page.
          data-s=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made above
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  }
}

/**
 * Returns the ids of all styles that the browser must not insert again: those in the page, and those of
 * a styled component that another one extends, which exist only merged into that one.
 */
const registered = ({ key, registered }: EmotionCache): string[] =>
  Object.keys(registered).map((name) => name.slice(key.length + 1))

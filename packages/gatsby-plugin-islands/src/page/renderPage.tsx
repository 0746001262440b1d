import type { ReactElement, ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'
import { RenderIsland } from './renderIsland'

export interface RenderedPage {
  html: string
  /** Those that the page uses, and no others, for its head. */
  styles: readonly ReactElement[]
  /** The names of the parts that are separate roots, which the browser hydrates. */
  islands: readonly string[]
}

/** Defined by src/build/hooks.ts: whether the site has Emotion. */
declare const HAS_EMOTION: boolean

/** Renders a page as Gatsby would, but for its islands. */
export function renderPage(page: ReactNode): RenderedPage {
  const emotion = emotionStyles()
  const render = (element: ReactNode, options?: ServerOptions) =>
    renderToString(emotion ? emotion.collect(element) : element, options)
  const islands: string[] = []
  const renderIsland = (name: string, element: ReactElement) => {
    islands.push(name)
    const id = `island-${islands.length}`
    return { id, html: render(element, { identifierPrefix: id }) }
  }
  const html = withoutGatsbyFocus(render(<RenderIsland value={renderIsland}>{page}</RenderIsland>))
  return { html, styles: emotion?.stylesOf(html) ?? [], islands }
}

/** webpack leaves out the branch that is never taken, so Emotion need not be installed. */
function emotionStyles() {
  if (HAS_EMOTION) {
    const { pageStyles }: typeof import('./emotion') = require('./emotion')
    return pageStyles()
  }
  return undefined
}

/**
 * Strips Gatsby's focus wrapper and route announcer, which need Gatsby's own script: their inline styles
 * would require `'unsafe-hashes'` in the page's Content-Security-Policy.
 */
const withoutGatsbyFocus = (html: string): string =>
  html
    .replace('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">', '<div>')
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')

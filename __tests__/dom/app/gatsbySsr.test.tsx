import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onPreRenderHTML } from '../../../gatsby-ssr'

/** Tests what the journeys cannot see in built pages; they check that pages have only our scripts. */

Object.assign(globalThis, { SITE: { isHidden: false } })

function headOf(...parts: readonly ReactElement[]): string {
  let head: readonly ReactElement[] = parts
  const args = {
    getHeadComponents: () => head,
    replaceHeadComponents: (replaced: ReactElement[]) => {
      head = replaced
    },
    getPostBodyComponents: () => [],
    replacePostBodyComponents: jest.fn(),
  }
  onPreRenderHTML?.(args as never, {} as never)
  return renderToStaticMarkup(head)
}

test('keeps structured data; removes Gatsby’s scripts, name and attributes', () => {
  const head = headOf(
    <script key="gatsby" src="/gatsby.js" />,
    <script key="data" type="application/ld+json" data-gatsby-head="true" />,
    <meta key="generator" name="generator" content="Gatsby 5" />,
    <meta key="own" name="description" content="About" data-gatsby-head="true" />,
  )
  expect(head).toBe(
    '<meta name="description" content="About"/><script type="application/ld+json"></script>',
  )
})

test('a site with samples asks search engines once to leave out every page', () => {
  const noindex = '<meta name="robots" content="noindex"/>'
  expect(headOf()).toBe('')
  Object.assign(globalThis, { SITE: { isHidden: true } })
  expect(headOf()).toBe(noindex)
  expect(headOf(<meta key="own" name="robots" content="noindex" />)).toBe(noindex)
  Object.assign(globalThis, { SITE: { isHidden: false } })
})

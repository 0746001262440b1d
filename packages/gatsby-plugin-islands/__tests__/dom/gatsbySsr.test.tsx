import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onPreRenderHTML, replaceRenderer } from '../../gatsby-ssr'
import { Island } from '../../src'

const policy = { 'connect-src': ['https://mail.example'] }
Object.assign(globalThis, {
  __PATH_PREFIX__: '',
  HAS_EMOTION: false,
  ISLANDS: { order: { scripts: ['static/order.js'], policy } },
})

const Order = () => <button type="button">Order</button>

/** Renders a page as Gatsby does, whose own elements are `head` and `scripts`. */
function built(page: ReactElement, head: ReactElement[] = [], scripts: ReactElement[] = []) {
  const html = { head, body: '', scripts }
  const pathname = '/order/'
  const args = {
    pathname,
    bodyComponent: page,
    replaceBodyHTMLString: (body: string) => Object.assign(html, { body }),
    getHeadComponents: () => html.head,
    replaceHeadComponents: (parts: ReactElement[]) => Object.assign(html, { head: parts }),
    getPostBodyComponents: () => html.scripts,
    replacePostBodyComponents: (parts: ReactElement[]) => Object.assign(html, { scripts: parts }),
  }
  const options = { plugins: [], policy: { 'img-src': ['https://pictures.example'] } }
  replaceRenderer?.(args as never, options)
  onPreRenderHTML?.(args as never, options)
  return {
    head: renderToStaticMarkup(html.head),
    body: html.body,
    scripts: renderToStaticMarkup(html.scripts),
  }
}

test('keeps structured data; removes Gatsby’s scripts, name and attributes', () => {
  const { head, scripts } = built(
    <p>About</p>,
    [
      <script key="gatsby" src="/gatsby.js" />,
      <script key="data" type="application/ld+json" data-gatsby-head="true" />,
      <meta key="generator" name="generator" content="Gatsby 5" />,
      <meta key="own" name="description" content="About" data-gatsby-head="true" />,
    ],
    [<script key="runtime" src="/runtime.js" />],
  )
  expect(head.replace(/^<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(
    '<meta name="description" content="About"/><script type="application/ld+json"></script>',
  )
  expect(scripts).toMatch(/^<script type="speculationrules">[^<]*<\/script>$/)
})

test('a page without an island has no script, and may ask only what the site allows every page', () => {
  const { head, body, scripts } = built(<p>About</p>)
  expect(body).toBe('<p>About</p>')
  expect(head).toContain('connect-src &#x27;self&#x27;;')
  expect(head).toContain('img-src &#x27;self&#x27; https://pictures.example;')
  expect(scripts).not.toContain('/static/')
})

test('a page with an island fetches its script, and may ask what the island asks', () => {
  const { head, body, scripts } = built(<Island name="order" component={Order} props={{}} />)
  expect(body).toBe(
    '<div id="island-1" data-island="order"><button type="button">Order</button></div>' +
      '<script type="application/json">{}</script>',
  )
  expect(head).toContain('connect-src &#x27;self&#x27; https://mail.example;')
  expect(scripts).toContain('(["/static/order.js"])')
})

test('an island that the options do not have is an error that names those that they have', () => {
  expect(() => built(<Island name="ordr" component={Order} props={{}} />)).toThrow(
    '/order/ has the island "ordr", but the plugin\'s option `islands` has only: order.',
  )
})

/**
 * The headers of `npm run serve`. Those of every path are in hosts/_headers; nginx's file
 * says the same by hand, and `__tests__/browser/hosts` compares the answers (docs/security.md).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run'

type Headers = Readonly<Record<string, string>>

const [everywhere = ''] =
  /^\/\*\n(?: {2}.+\n)+/m.exec(readFileSync(join(root, 'hosts', '_headers'), 'utf8')) ?? []

/** Of an answer that is no file: a redirect, or an error without a page. */
export const plainHeaders: Headers = {
  ...Object.fromEntries(
    [...everywhere.matchAll(/^ +(.+?): (.+)$/gm)].map(([, name, value]) => [name, value]),
  ),
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=0, must-revalidate',
}

/**
 * The headers of a file of the site. Each page has its own policy in its HTML (the plugin makes it), and no
 * other site may load it; an SVG that is opened by itself runs nothing; below /static/ each name has a
 * hash of its content.
 *
 * @param file its path in the published folder, for example `about/index.html`
 */
export const headersOf = (file: string): Headers => ({
  ...plainHeaders,
  ...(file.endsWith('.html') && { 'cross-origin-resource-policy': 'same-origin' }),
  ...(file.endsWith('.svg') && {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  }),
  ...(file.startsWith('static/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
})

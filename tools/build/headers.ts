/**
 * The headers of `npm run serve`. The files of hosts/ say the same to each host by hand;
 * `__tests__/browser/hosts` compares their answers (docs/security.md).
 */

type Headers = Readonly<Record<string, string>>

/** Features of browsers that no page uses, nor anything that might get into one. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
]

const framing = "frame-ancestors 'none'"

/** Of an answer that is no file: a redirect, or an error without a page. */
export const plainHeaders: Headers = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
  'content-security-policy': framing,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=0, must-revalidate',
}

/**
 * The headers of a file of the site. Each page has its own policy in its HTML (contentPolicy.ts), and no
 * other site may load it; an SVG that is opened by itself runs nothing; below /static/ each name has a
 * hash of its content.
 *
 * @param file its path in the published folder, for example `about/index.html`
 */
export const headersOf = (file: string): Headers => ({
  ...plainHeaders,
  ...(file.endsWith('.html') && { 'cross-origin-resource-policy': 'same-origin' }),
  ...(file.endsWith('.svg') && {
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; ${framing}`,
  }),
  ...(file.startsWith('static/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
})

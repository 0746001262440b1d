import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { socialCard } from '../../src/app/siteFiles'
import { builtPages } from './builtPages'
import { contentPolicy } from './contentPolicy'

/** The security headers of every answer, for `npm run serve` and every host (docs/security.md). */

export interface PageHeaders {
  /** `/contact/`; `/404.html` for the not-found page. */
  path: string
  /** `contact/index.html` */
  file: string
  /** Name, in lower case, to value. */
  headers: Readonly<Record<string, string>>
}

/** The headers of every file that is not a page. */
export const siteHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Files whose headers differ from `siteHeaders`: other sites show the picture of a shared link. */
export const sharedFiles: readonly PageHeaders[] = [
  {
    path: `/${socialCard.file}`,
    file: socialCard.file,
    headers: { ...siteHeaders, 'cross-origin-resource-policy': 'cross-origin' },
  },
]

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

const everyPage: Readonly<Record<string, string>> = {
  ...siteHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
}

/**
 * The headers of every page of a built site, computed from its HTML files as they are sent.
 *
 * @param folder of the built site
 * @throws Error if there is no page, or a page needs what our policies do not allow
 */
export function pageHeaders(folder: string): readonly PageHeaders[] {
  return builtPages(folder).map(({ file, path }) => ({
    path: file === '404.html' ? '/404.html' : path,
    file,
    headers: {
      ...everyPage,
      'content-security-policy': contentPolicy(readFileSync(join(folder, file), 'utf8'), file),
    },
  }))
}

/**
 * How long browsers and proxies may keep the site's files: one fact, for `npm run serve` and the file
 * of every host.
 */
export const cacheRules = {
  /** Every name below it has a hash of its content (docs/decisions/publishing.md). */
  hashedFolder: '/static/',
  immutable: 'public, max-age=31536000, immutable',
  /** The ETag says whether the file has changed. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const

/** @param path of a file on the site, for example `/static/app-….js` */
export const cacheControl = (path: string): string =>
  path.startsWith(cacheRules.hashedFolder) ? cacheRules.immutable : cacheRules.revalidated

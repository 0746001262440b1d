/**
 * How long browsers and proxies may keep the site's files: one fact, for `npm run serve` and the file
 * of every host.
 */
export const cacheRules = {
  /** Every name below it has a hash of its content (docs/decisions/published-folder.md). */
  hashedFolder: '/static/',
  immutable: 'public, max-age=31536000, immutable',
  /** The ETag says whether the file has changed. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const

/** @param path of a file on the site, for example `/static/app-….js` */
export const cacheControl = (path: string): string =>
  path.startsWith(cacheRules.hashedFolder) ? cacheRules.immutable : cacheRules.revalidated

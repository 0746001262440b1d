import type { SiteContent } from '../content/generated/types'

/** The icons that the web manifest names, in the root of the built site; sizes in px. */
export const siteIcons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
] as const

/** The icon of the browser tab. */
export const icon = 'icon.svg'

/** The icon on a phone's home screen; size in px. */
export const touchIcon = { file: 'apple-touch-icon.png', size: 180 } as const

/** Browsers and search engines request it without a link. */
export const favicon = 'favicon.ico'

/** `tools/site/icons.ts` makes them all from the brand's mark. */
export type SiteIcon =
  | (typeof siteIcons)[number]['file']
  | typeof icon
  | typeof touchIcon.file
  | typeof favicon

/** Google requires a logo of at least 112 px. */
export const logo: SiteIcon = 'icon-512.png'

/** The size of a shared link's picture in px, which LinkedIn shows uncropped. */
export const socialCardSize = { width: 1200, height: 630 }

export const socialCardAddress = ({ url, socialCard }: Pick<SiteContent, 'url' | 'socialCard'>) =>
  new URL(socialCard.publicURL ?? '', url).href

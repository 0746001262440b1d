/** The pages of the site, by address, and what the editor calls them. */
export const pageNames = {
  '/': 'Home',
  '/about/': 'About',
  '/contact/': 'Contact',
  '/404/': 'Page not found',
} as const

export type PageAddress = keyof typeof pageNames

/** The page that has states. */
export const contactPage = '/contact/' satisfies PageAddress

export const pageAddresses = Object.keys(pageNames) as PageAddress[]

const isPage = (path: string): path is PageAddress => Object.hasOwn(pageNames, path)

/** The page that a path of the site leads to: that of no page, to "page not found". */
export function pageAt(path: string): PageAddress {
  const address = path.replace(/\/*$/, '/')
  return isPage(address) ? address : '/404/'
}

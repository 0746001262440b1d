import { extname } from 'node:path'
import { filesIn } from '../../lib/filesIn'
import { cacheControl, type PageHeaders, pageHeaders, sharedFiles, siteHeaders } from '../headers'

/** What every host has to do, from which the file of each is made. */
export interface HostedSite {
  /** The pages with all their headers, without the not-found page. */
  pages: readonly PageHeaders[]
  notFound: PageHeaders
  /** Single files whose headers differ from `others`. */
  files: readonly PageHeaders[]
  /** The headers of the files below /static/. */
  hashed: Headers
  /** The files and, as `/static/…/*`, the folders in /static/. */
  hashedPaths: readonly string[]
  /** The headers of everything else. */
  others: Headers
  /** Content types by extension, without the dot, of what is published. */
  types: Headers
}

type Headers = Readonly<Record<string, string>>

const contentTypes: Headers = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

/**
 * @param folder the published site
 * @param isPreview asks search engines to leave it out
 * @throws Error for a file of a kind whose content type we do not know
 */
export function hostedSite(folder: string, isPreview: boolean): HostedSite {
  const extra: Headers = isPreview ? { 'x-robots-tag': 'noindex' } : {}
  const complete = (page: PageHeaders): PageHeaders => {
    const headers = { ...page.headers, 'cache-control': cacheControl(page.path), ...extra }
    return { ...page, headers }
  }
  const pages = pageHeaders(folder).map(complete)
  const notFound = pages.find(({ path }) => path === '/404.html')
  if (!notFound) throw new Error(`There is no 404.html in ${folder}.`)
  const all = (path: string): Headers => ({
    ...siteHeaders,
    'cache-control': cacheControl(path),
    ...extra,
  })
  const published = filesIn(folder).filter((file) => !/\.(br|gz)$/.test(file))
  const inStatic = published.filter((file) => file.startsWith('static/'))
  return {
    pages: pages.filter((page) => page !== notFound),
    notFound,
    files: sharedFiles.map(complete),
    hashed: all('/static/'),
    hashedPaths: [
      ...new Set(inStatic.map((file) => `/${file.replace(/^(static\/[^/]+\/).*/, '$1*')}`)),
    ],
    others: all('/'),
    types: typesOf(published),
  }
}

function typesOf(files: readonly string[]): Headers {
  const extensions = files.map((file) => extname(file).slice(1)).filter(Boolean)
  return Object.fromEntries(
    [...new Set(extensions)].sort().map((extension) => {
      const type = contentTypes[extension]
      if (!type) {
        throw new Error(
          `The site has a file that ends in .${extension}. Say in contentTypes of ` +
            'tools/build/hosts/hostedSite.ts with which content type hosts send it.',
        )
      }
      return [extension, type]
    }),
  )
}

/** A block of a host's file, as nginx and Caddy write it. */
export const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}`

/** The methods that a host answers; any other gets 405 with them in `Allow`, and this text. */
export const readMethods = 'GET, HEAD'
export const refusal = 'This site can only be read.'

/** The addresses that lead to a page, but are not its own: `/about` and `/about/index.html`. */
export const otherForms = (path: string): string[] =>
  path === '/' ? ['/index.html'] : [path.slice(0, -1), `${path}index.html`]

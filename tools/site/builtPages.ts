import { filesIn } from '@partner-site/content-model/files'

interface BuiltPage {
  /** For files and tests, for example `home`, `about`, `notFound`. */
  name: string
  /** Its file in the folder, for example `about/index.html`. */
  file: string
  /** Its address on the site, for example `/about/`. */
  path: string
}

/** The page for any address that does not exist. */
const notFound: BuiltPage = { file: '404.html', name: 'notFound', path: '/nowhere' }

/**
 * The pages of a built site, from its HTML files, so that no check has its own list.
 *
 * @param folder of the built site
 * @returns the pages sorted by path, the not-found page last
 * @throws Error if the folder has no page
 */
export function builtPages(folder: string): BuiltPage[] {
  const files = filesIn(folder).filter((name) => /(^|\/)index\.html$/.test(name))
  if (files.length === 0) throw new Error(`There is no page in ${folder}. Build the site first.`)
  const pages = files.map(pageOf).sort((one, other) => one.path.localeCompare(other.path, 'en'))
  return [...pages, notFound]
}

function pageOf(file: string): BuiltPage {
  const path = `/${file.replace(/index\.html$/, '')}`
  return { file, name: path.split('/').filter(Boolean).join('-') || 'home', path }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Formats that may name other files. */
const text = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/

/** Made from other files, and never what a page asks for. */
const derived = /\.(map|br|gz)$/

/** Everything in it is asked for by others (RFC 8615). */
const wellKnownFolder = '.well-known/'

/**
 * The files of a build that belong to the site: pages, what they name, what that names and so on,
 * and what is asked for anyway. Everything else is Gatsby's own.
 *
 * @param folder where Gatsby builds
 * @param known paths in it of pages and of the bundler's files, whose names scripts put together
 * @param askedFor paths that are asked for though no page names them, of those that are there
 * @returns paths in the folder, with slashes, sorted
 * @throws Error if one of the known files is not there
 */
export function publishedFiles(
  folder: string,
  known: readonly string[],
  askedFor: readonly string[] = [],
): string[] {
  const missing = known.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) throw new Error(`The build lacks ${missing.join(', ')}.`)
  const files = filesIn(folder).filter((file) => !derived.test(file))
  const isAskedFor = (file: string): boolean =>
    askedFor.includes(file) || file.startsWith(wellKnownFolder)
  const published = new Set([...known, ...files.filter(isAskedFor)])
  // A set that grows while it is read also gives what was added.
  for (const file of published) {
    if (!text.test(file)) continue
    const content = readFileSync(join(folder, file), 'utf8')
    for (const other of files) if (namesFile(content, other)) published.add(other)
  }
  return [...published].sort()
}

/** Gatsby also writes a second copy of the not-found page, which nothing links to. */
export const filesOfPage = (path: string): string[] =>
  path === '/404/' ? [] : [path.slice(1).replace(/(^|\/)$/, '$1index.html')]

/** The files in a folder and its subfolders, by their paths in it, with slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** In any form: relative or absolute, in an attribute, a script, a list; percent-encoded or not. */
const namesFile = (content: string, file: string): boolean =>
  [file, encodeURI(file), file.replaceAll('&', '&amp;')].some((name) => content.includes(name))

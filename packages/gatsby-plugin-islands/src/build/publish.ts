import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { bundle } from './bundle'
import { noticesFile } from './licenceNotices'

export { noticesFile }

/** Gatsby also writes a second copy of the not-found page, which nothing links to. */
export const filesOfPage = (path: string): string[] =>
  path === '/404/' ? [] : [path.slice(1).replace(/(^|\/)$/, '$1index.html')]

/**
 * After a build: puts exactly what belongs to the site into a folder for hosts.
 *
 * @param to the folder; what else is in it is removed
 * @param pages the addresses of the site's pages
 * @param others paths in `public` of files that no page names
 * @param from where Gatsby has built
 */
export async function publishSite(
  to: string,
  pages: readonly string[],
  others: readonly string[],
  from = 'public',
): Promise<void> {
  const known = [...pages.flatMap(filesOfPage), ...bundle.files, noticesFile, ...others]
  await publish(from, to, publishedFiles(from, known))
}

/**
 * Finds the files of a build that belong to the site. The rest is Gatsby's own.
 *
 * @param folder where Gatsby builds
 * @param known paths in it of pages and of what no page names, such as scripts that others load
 * @returns these, and the files whose address is in a page: paths in the folder
 * @throws Error if one of the known files is not there
 */
export function publishedFiles(folder: string, known: readonly string[]): string[] {
  const missing = known.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) throw new Error(`The build lacks ${missing.join(', ')}.`)
  const html = known
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  // Percent-encoded or not.
  const isNamed = (file: string) => html.includes(file) || html.includes(encodeURI(file))
  const others = filesIn(folder).filter((file) => isNamed(file) || file.startsWith(ofOthers))
  return [...new Set([...known, ...others])]
}

/** An owner may put files there, for example to prove that the domain is theirs (RFC 8615). */
const ofOthers = '.well-known/'

/**
 * Makes a folder contain exactly these files, each text also compressed.
 * Unchanged files stay, so that they keep their time, from which hosts make the ETag.
 *
 * @param files paths in `from`
 */
export async function publish(from: string, to: string, files: readonly string[]): Promise<void> {
  mkdirSync(to, { recursive: true })
  const wanted = new Set(files)
  for (const file of filesIn(to)) {
    if (!wanted.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(to, file))
  }
  await Promise.all(files.map((file) => put(readFileSync(join(from, file)), join(to, file))))
}

/** Formats that are worth compressing. */
const text = /\.(html|css|js|json|map|svg|txt|xml|webmanifest)$/

/** Brotli's default level is its highest. */
const compressors = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** The file itself last: if the build is stopped before, the next one begins again. */
async function put(content: Buffer, file: string): Promise<void> {
  if (existsSync(file) && readFileSync(file).equals(content)) return
  mkdirSync(dirname(file), { recursive: true })
  if (text.test(file)) {
    for (const [extension, pack] of Object.entries(compressors))
      writeFileSync(file + extension, await pack(content))
  }
  writeFileSync(file, content)
}

/** The files below a folder, as relative paths with slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

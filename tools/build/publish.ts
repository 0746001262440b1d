import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { filesIn } from '../lib/filesIn'
import { deployedSite, deployFolder } from '../lib/testBuilds'
import { filesOfPage } from './builtPages'
import { bundle } from './bundle'
import { withPolicy } from './contentPolicy'
import { notices, noticesFile } from './notices'
import { wellKnownFiles } from './wellKnownFiles'

/**
 * After a build: puts exactly what belongs to the site into the folder that hosts are given.
 *
 * @param folder where Gatsby has built
 * @param pages the addresses of its pages
 */
export async function publishSite(folder: string, pages: readonly string[]): Promise<void> {
  writeFileSync(join(folder, noticesFile), notices(bundle.packages))
  const known = [...pages.flatMap(filesOfPage), ...bundle.files, noticesFile]
  await publish(folder, deployedSite(), publishedFiles(folder, known))
  copyHostFiles(deployFolder())
}

/** The hosts' files, for whoever takes one release to a server; Netlify and Cloudflare read theirs in the site. */
function copyHostFiles(deploy: string): void {
  for (const name of ['nginx.conf', 'Caddyfile']) cpSync(`hosts/${name}`, join(deploy, name))
  cpSync('hosts/_headers', join(deploy, 'site', '_headers'))
}

/**
 * Makes a folder contain exactly these files, each text also compressed. Unchanged files stay, so
 * that they keep their time, from which hosts make the ETag.
 *
 * @param files paths in `from`
 */
export async function publish(from: string, to: string, files: readonly string[]): Promise<void> {
  mkdirSync(to, { recursive: true })
  const wanted = new Set(files)
  for (const file of filesIn(to)) {
    if (!wanted.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(to, file))
  }
  for (const file of files) copyIfChanged(join(from, file), join(to, file))
  await precompress(to)
}

function copyIfChanged(from: string, to: string): void {
  const content = publishedContent(from)
  if (existsSync(to) && readFileSync(to).equals(content)) return
  mkdirSync(dirname(to), { recursive: true })
  // Those of the old file; `precompress` makes them again.
  for (const extension of ['.br', '.gz']) rmSync(to + extension, { force: true })
  writeFileSync(to, content)
}

/** A page is published with its policy in it. */
const publishedContent = (file: string): Buffer => {
  const content = readFileSync(file)
  return file.endsWith('.html') ? Buffer.from(withPolicy(`${content}`, file)) : content
}

/** Formats that may name other files, and that are worth compressing. */
const text = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/

/** Made from other files, and never what a page asks for. */
const derived = /\.(map|br|gz)$/

/** No page need name it; everything in .well-known is asked for by others too (RFC 8615). */
const isAskedFor = (file: string): boolean =>
  wellKnownFiles.some((name) => name === file) || file.startsWith('.well-known/')

/**
 * Finds the files of a build that belong to the site: pages, the files they name, recursively, and
 * well-known files. The rest is Gatsby's own.
 *
 * @param folder where Gatsby builds
 * @param known paths in it of pages and of the bundler's files, whose names scripts put together
 * @returns paths in the folder, with slashes, sorted
 * @throws Error if one of the known files is not there
 */
export function publishedFiles(folder: string, known: readonly string[]): string[] {
  const missing = known.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) throw new Error(`The build lacks ${missing.join(', ')}.`)
  const files = filesIn(folder).filter((file) => !derived.test(file))
  const published = new Set([...known, ...files.filter(isAskedFor)])
  // A set that grows while it is read also gives what was added.
  for (const file of published) {
    if (!text.test(file)) continue
    const content = readFileSync(join(folder, file), 'utf8')
    for (const other of files) if (namesFile(content, other)) published.add(other)
  }
  return [...published].sort()
}

/** In any form: relative or absolute, in an attribute, a script, a list; percent-encoded or not. */
const namesFile = (content: string, file: string): boolean =>
  [file, encodeURI(file)].some((name) => content.includes(name))

/** Brotli's default level is its highest. */
const compressors = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Writes `x.br` and `x.gz` beside every text file `x` of a site, unless they exist. */
async function precompress(folder: string): Promise<void> {
  const files = filesIn(folder).filter((file) => text.test(file))
  await Promise.all(files.map((file) => compress(join(folder, file))))
}

async function compress(file: string): Promise<void> {
  for (const [extension, pack] of Object.entries(compressors)) {
    if (existsSync(file + extension)) continue
    writeFileSync(file + extension, await pack(readFileSync(file)))
  }
}

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { filesIn } from '@partner-site/content-model/files'
import { deployedSite, deployFolder } from '../lib/testBuilds'
import { filesOfPage } from './builtPages'
import { bundle } from './bundle'
import { withPolicy } from './contentPolicy'
import { notices, noticesFile } from './notices'

/**
 * After a build: puts exactly what belongs to the site into the folder that hosts are given.
 *
 * @param folder where Gatsby has built
 * @param pages the addresses of its pages
 * @param others paths in it of files that no page names
 */
export async function publishSite(
  folder: string,
  pages: readonly string[],
  others: readonly string[],
): Promise<void> {
  writeFileSync(join(folder, noticesFile), notices(bundle.packages))
  const known = [...pages.flatMap(filesOfPage), ...bundle.files, noticesFile, ...others]
  await publish(folder, deployedSite(), publishedFiles(folder, known))
  // Netlify and Cloudflare read theirs in the site; nginx's is for whoever takes it to a server.
  cpSync('hosts/nginx.conf', join(deployFolder(), 'nginx.conf'))
  cpSync('hosts/_headers', join(deployedSite(), '_headers'))
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
 * Makes a folder contain exactly these files, each text also compressed, and each page with its policy.
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
  await Promise.all(
    files.map((file) => {
      const content = readFileSync(join(from, file))
      const isPage = file.endsWith('.html')
      return put(isPage ? Buffer.from(withPolicy(`${content}`, file)) : content, join(to, file))
    }),
  )
}

/** Formats that are worth compressing. */
const text = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/

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

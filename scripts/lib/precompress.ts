import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Text in all its forms; pictures and the font are compressed already. */
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** Brotli's default level is its highest. */
const packers = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Puts `x.br` and `x.gz` beside every text file of a built site, at the highest level, and takes
 * away those whose file is gone. What is there and newer than its file is left as it is.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.filter(isOrphan)) rmSync(file)
  await Promise.all(files.filter((file) => compressible.test(file)).map(compress))
}

function isOrphan(file: string): boolean {
  const original = file.replace(/\.(br|gz)$/, '')
  return original !== file && compressible.test(original) && !existsSync(original)
}

/** Pages keep their name when they change, so the time decides. */
async function compress(file: string): Promise<void> {
  const changed = statSync(file).mtimeMs
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = statSync(file + ending, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (packed < changed) writeFileSync(file + ending, await pack(readFileSync(file)))
  }
}

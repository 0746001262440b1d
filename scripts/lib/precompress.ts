import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** All text formats; images and the font are already compressed. */
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** Brotli's default level is its highest. */
const compressors = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Writes `x.br` and `x.gz` next to every text file `x` of a built site, at the highest level, and
 * deletes those whose file no longer exists. Skips those that are newer than their file.
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

/** Compares modification times, because a page keeps its name when it changes. */
async function compress(file: string): Promise<void> {
  const changed = statSync(file).mtimeMs
  for (const [extension, pack] of Object.entries(compressors)) {
    const packed = statSync(file + extension, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (packed < changed) writeFileSync(file + extension, await pack(readFileSync(file)))
  }
}

import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text in all its forms; pictures and the font are compressed already. */
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

const highest = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Puts `x.br` and `x.gz` beside every text file of a built site, at the highest level, and takes
 * away those whose file is gone. What is there and newer than its file is left as it is.
 */
export async function precompress(folder: string): Promise<void> {
  const names = await filesBelow(folder)
  const present = new Set(names)
  const texts = names.filter((name) => compressible.test(name))
  await Promise.all([
    ...texts.map(compress),
    ...names.filter((name) => isOrphan(name, present)).map((name) => rm(name)),
  ])
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

async function compress(file: string): Promise<void> {
  if (!(await isOutdated(file))) return
  const content = await readFile(file)
  await Promise.all(
    Object.entries(highest).map(async ([ending, pack]) =>
      writeFile(file + ending, await pack(content)),
    ),
  )
}

/** Pages keep their name when they change, so the time decides. */
async function isOutdated(file: string): Promise<boolean> {
  const changed = (await stat(file)).mtimeMs
  const times = await Promise.all(Object.keys(highest).map((ending) => timeOf(file + ending)))
  return times.some((time) => time < changed)
}

const timeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

function isOrphan(name: string, present: ReadonlySet<string>): boolean {
  const original = name.replace(/\.(br|gz)$/, '')
  return original !== name && compressible.test(original) && !present.has(original)
}

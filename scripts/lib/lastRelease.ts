import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheRules } from './cacheRules'

/**
 * The published list of all files with a hash in their name, and of when each was last part of a
 * release: the next build reads there what a visitor with an open tab may still ask for.
 */
export const releaseFile = 'release.json'

/** Path of a file to the last date on which a build needed it, as `2026-11-22`. */
type Release = Readonly<Record<string, string>>

const keptDays = 30

/**
 * Adds to a build the files of earlier releases that it no longer has, for 30 days, and the list.
 *
 * @param folder the build
 * @param files its published files
 * @param last where the last release is: its address, or its folder; nothing is kept without it
 * @param today as `2026-11-22`
 * @param warn is told why nothing was kept
 * @returns what to publish besides
 */
export async function keepRelease(
  folder: string,
  files: readonly string[],
  last: string | undefined,
  { today, warn }: { today: string; warn: (text: string) => void },
): Promise<string[]> {
  const isHashed = (file: string): boolean => `/${file}`.startsWith(cacheRules.hashedFolder)
  const own: Release = Object.fromEntries(files.filter(isHashed).map((file) => [file, today]))
  const kept: Record<string, string> = {}
  if (last) {
    try {
      for (const [file, date] of Object.entries(await readRelease(last))) {
        if (own[file] || !isHashed(file) || !isSafe(file) || daysBetween(date, today) > keptDays)
          continue
        const content = await read(last, file)
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), content)
        kept[file] = date
      }
    } catch (error) {
      warn(
        `Files of the last release are missing in this one: ${error instanceof Error ? error.message : error} ` +
          'Visitors who have a page open may have to reload it. Is LAST_RELEASE right? Before the ' +
          'first release, leave it out.',
      )
    }
  }
  writeFileSync(join(folder, releaseFile), JSON.stringify({ ...kept, ...own }, null, 1))
  return [releaseFile, ...Object.keys(kept)]
}

const isAddress = (last: string): boolean => /^https?:\/\//.test(last)

/** A list from the network must not name files outside the folder. */
const isSafe = (file: string): boolean => !file.split('/').includes('..') && !/[\\:]/.test(file)

async function readRelease(last: string): Promise<Release> {
  const release: unknown = JSON.parse((await read(last, releaseFile)).toString())
  if (typeof release !== 'object' || release === null) throw new Error(`${last} has no list.`)
  return release as Release
}

async function read(last: string, file: string): Promise<Buffer> {
  if (!isAddress(last)) {
    if (!existsSync(join(last, file))) throw new Error(`There is no ${join(last, file)}.`)
    return readFileSync(join(last, file))
  }
  const address = `${last.replace(/\/$/, '')}/${encodeURI(file)}`
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${address} responded ${answer.status}.`)
  return Buffer.from(await answer.arrayBuffer())
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)

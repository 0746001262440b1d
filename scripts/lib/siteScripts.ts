import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './publishedFiles'

/**
 * The scripts that the pages of a published site can load, at once or later. Those kept of earlier
 * releases are not among them: no page and no current script knows their hash.
 *
 * @param folder the published site
 * @returns their paths in it
 */
export function siteScripts(folder: string): string[] {
  const files = filesIn(folder)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const known = new Set(files.filter((file) => file.endsWith('.html')))
  // A set that grows while it is read also gives what was added.
  for (const file of known) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const script of scripts) if (text.includes(hashOf(script))) known.add(script)
  }
  return scripts.filter((script) => known.has(script))
}

/** Scripts put names together, so only the last part of a name is found in them. */
const hashOf = (script: string): string => script.replace(/^.*[/-]|\.js$/g, '')

/** What all scripts of a published site weigh together, in bytes, with brotli where it is shorter. */
export const scriptBytes = (folder: string): number =>
  siteScripts(folder)
    .map((file) => join(folder, file))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0)

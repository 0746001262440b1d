import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The published file with the licences of everything in the scripts. */
export const noticesFile = 'third-party-notices.txt'

/** The comment at the beginning of a script whose own licence comments webpack has taken out. */
export const noticesBanner = `For licences see /${noticesFile}`

interface Manifest {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

/**
 * The text of the notices: of each package its name, version and licence, with the licence's text.
 *
 * @param packages the folders of the packages
 * @throws Error for a package with neither a text nor the name of a licence whose text we have
 */
export function notices(packages: readonly string[]): string {
  const parts = packages.map((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { name, version, license = 'see below' } = manifest
    return { title: `${name} ${version} (${license})`, text: licenceText(folder, manifest) }
  })
  const rule = '-'.repeat(80)
  return [
    'The scripts and the fonts of this site contain the following, each under its own licence.\n',
    ...parts
      .sort((one, other) => (one.title < other.title ? -1 : 1))
      .map(({ title, text }) => `${rule}\n${title}\n\n${text.trim()}\n`),
  ].join('\n')
}

function licenceText(folder: string, manifest: Manifest): string {
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]es?|copying|notice)\b/i.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8'))
  if (texts.length > 0) return texts.join('\n')
  const { name, license = 'none', author = name } = manifest
  const file = join('licences', `${license}.txt`)
  const standard = [resolve(file), join(__dirname, '..', '..', file)].find(existsSync)
  if (!standard) {
    throw new Error(
      `${name} is part of the site, but has no licence text. Its package.json says "${license}": ` +
        `put the text of that licence into licences/${license}.txt, beside gatsby-config.`,
    )
  }
  const holder = typeof author === 'string' ? author.replace(/ [<(].*/, '') : author.name
  return `Copyright (c) ${holder}\n\n${readFileSync(standard, 'utf8')}`
}

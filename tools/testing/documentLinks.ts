/** Checks the links from our Markdown files to other files and to headings. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runMain } from '../lib/run'
import { checkLinks } from './checkLinks'

// Not from Git: a copy that was downloaded as an archive has no .git.
const ignored = [...readFileSync(join(root, '.gitignore'), 'utf8').split('\n'), '.git/']

/** The Markdown files in a folder, as paths from the root. */
const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ignored.includes(`${entry.name}/`) ? [] : markdownIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })

runMain(async () => {
  const { broken } = await checkLinks(markdownIn(''), {
    serverRoot: root,
    markdown: true,
    linksToSkip: ['^(?!http://localhost:)'],
  })
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)
})

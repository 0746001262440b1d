import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { basicCharacters, moreCharacters } from '../../src/theme/tokens'
import { filesIn } from '../lib/filesIn'
import { root } from '../lib/run'
import { type Finding, printed } from './check/finding'
import { type CheckedContent, checkContent } from './checkContent'
import { contentFolder } from './contentFolder'

/** What the content check finds in a folder with content, each as it is printed. */
export async function contentFindings(folder: string = contentFolder): Promise<string[]> {
  return (await findingsIn(contentIn(folder))).map(printed)
}

/** What the content check finds in content that was read. */
export const findingsIn = (content: CheckedContent): Promise<Finding[]> =>
  checkContent(sdl(), content)

const sdl = (): string => readFileSync(join(root, 'content', 'schema.graphql'), 'utf8')

/** A folder's files, and what they have to fit. */
export const contentIn = (folder: string): CheckedContent => ({
  files: readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  pictures: {
    paths: filesIn(join(folder, 'images')).map((name) => `images/${name}`),
    read: (path) => readFile(join(folder, path)),
  },
  ...siteOf(folder),
})

/** What texts have to fit, the site's pages and its font, and what messages call the folder. */
export const siteOf = (folder: string) => ({
  pages: pages(),
  characters: `${basicCharacters}, ${moreCharacters}`,
  folder: relative(root, folder).replaceAll('\\', '/'),
})

/** The addresses of the site's pages: those of src/pages, without "page not found". */
const pages = (): string[] =>
  filesIn(join(root, 'src/pages'))
    .filter((name) => name.endsWith('.tsx') && name !== '404.tsx')
    .map((name) => `/${name.replace(/(index)?\.tsx$/, '')}/`.replace(/\/+/g, '/'))
    .sort()

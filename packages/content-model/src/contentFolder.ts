import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Finding, printed } from './check/finding'
import { type CheckedContent, checkContent } from './checkContent'
import { filesIn } from './files'

/** Where a site has its content, and what its texts have to fit: the site's content-model.config.ts. */
export interface ContentConfig {
  /** Path of the folder with the YAML files, and the pictures in its images/. */
  readonly folder: string
  /** Path of the GraphQL schema. */
  readonly schema: string
  /** The addresses of the site's pages, to which a text may lead: `/about/`. */
  readonly pages: readonly string[]
  /** The code points that the site's font has; without them, texts may have any character. */
  readonly glyphs?: ReadonlySet<number>
}

/** What the content check finds in a folder, each as it is printed. */
export const contentFindings = async (config: ContentConfig): Promise<string[]> =>
  (await findingsIn(config)).map(printed)

/** What the content check finds in a folder. */
export const findingsIn = (config: ContentConfig): Promise<Finding[]> =>
  checkContent(sdlOf(config), contentIn(config))

/** The text of the schema. */
export const sdlOf = ({ schema }: Pick<ContentConfig, 'schema'>): string =>
  readFileSync(schema, 'utf8')

/** A folder's files, and what they have to fit. */
export const contentIn = (config: ContentConfig): CheckedContent => ({
  ...config,
  name: nameOf(config.folder),
  files: readdirSync(config.folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(config.folder, name), 'utf8') })),
  pictures: {
    paths: picturesIn(config.folder),
    read: (path) => readFile(join(config.folder, path)),
  },
})

/** What messages call a folder: its path from where the command runs. */
export const nameOf = (folder: string): string =>
  relative(process.cwd(), folder).replaceAll('\\', '/')

/** The pictures of a content folder, spelt as the disk has them: `images/hero.png`. */
export const picturesIn = (folder: string): string[] =>
  filesIn(join(folder, 'images')).map((path) => `images/${path}`)

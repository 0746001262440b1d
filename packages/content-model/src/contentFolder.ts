import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { GraphQLError } from 'graphql'
import { type Finding, printed } from './check/finding'
import { type CheckedContent, checkContent } from './checkContent'
import { fieldTrees } from './fieldTree'
import { filesIn } from './files'

/** The site's content-model.config.ts: where its content is, and the rules for it. */
export interface ContentConfig {
  readonly folder: string
  readonly schema: string
  readonly pages: readonly string[]
  /** The code points in the site's font; if undefined, texts may have any character. */
  readonly glyphs?: ReadonlySet<number>
}

export const contentFindings = async (config: ContentConfig): Promise<string[]> =>
  (await findingsIn(config)).map(printed)

export const findingsIn = (config: ContentConfig): Promise<Finding[]> =>
  checkContent(sdlOf(config), contentIn(config))

/** Reads the schema; throws Error with file, line and column if it has a mistake. */
export function sdlOf({ schema }: Pick<ContentConfig, 'schema'>): string {
  const sdl = readFileSync(schema, 'utf8')
  try {
    fieldTrees(sdl)
    return sdl
  } catch (error) {
    const [position] = (error instanceof GraphQLError && error.locations) || []
    if (!(error instanceof GraphQLError) || !position) throw error
    const source = sdl.split('\n')[position.line - 1]
    throw new Error(printed({ file: nameOf(schema), ...position, source, message: error.message }))
  }
}

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

/** Returns a folder's name in messages: its path relative to the working directory. */
export const nameOf = (folder: string): string =>
  relative(process.cwd(), folder).replaceAll('\\', '/')

/** Lists the pictures of a content folder, spelt as on the disk: `images/hero.png`. */
export const picturesIn = (folder: string): string[] =>
  filesIn(join(folder, 'images')).map((path) => `images/${path}`)

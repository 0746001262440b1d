import { join, resolve } from 'node:path'
import type { ContentConfig } from '@partner-site/content-model'
import { filesIn } from '@partner-site/content-model/files'
import { allCharacters } from './src/theme/font'
import { codesIn } from './tools/lib/text'

const root = process.cwd()

const pages = filesIn(join(root, 'src', 'pages'))
  .filter((name) => name.endsWith('.tsx') && name !== '404.tsx')
  .map((name) => `/${name.replace(/(index)?\.tsx$/, '')}/`.replace(/\/+/g, '/'))
  .sort()

/** The rules for the content. Must be loaded in the project's root. */
const config = {
  // The tests build the site with their own content, so that no edit of the real one breaks them.
  folder: resolve(process.env.CONTENT_FOLDER || 'content'),
  schema: join(root, 'content', 'schema.graphql'),
  pages,
  glyphs: new Set(codesIn(allCharacters)),
} satisfies ContentConfig

export default config

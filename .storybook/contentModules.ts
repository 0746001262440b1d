import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** How stories/support/content.ts imports texts and pictures; the schema is not redirected. */
const contentImport = /^.*\/content\/(?=.+\.(yaml|png|svg)$)/

/**
 * Lets stories import content/*.yaml, so that they show the site's own texts.
 *
 * @param folder where the files are; the tests have their own content
 */
export function contentModules(folder: string): Plugin {
  return {
    name: 'content-modules',
    config: () => ({
      resolve: { alias: [{ find: contentImport, replacement: `${folder}/` }] },
    }),
    transform(text, id) {
      return id.endsWith('.yaml') ? { code: moduleOf(text), map: null } : null
    },
  }
}

/** Returns a module of a YAML file's values, with pictures as Gatsby gives them. */
function moduleOf(text: string): string {
  const values = JSON.stringify(parse(text))
  const picture = '{"publicURL":new URL("./$1", import.meta.url).href}'
  return `export default ${values.replace(/"(images\/[^"]+)"/g, picture)}`
}

import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** Lets stories import content/*.yaml, so that they show the words of the site itself. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform(text, id) {
      if (!id.endsWith('.yaml')) return null
      return { code: `export default ${JSON.stringify(parse(text))}`, map: null }
    },
  }
}

import { fragmentsSource, jsonSchemas, sdlOf, typesSource } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { writeChanged } from '../lib/writeChanged'

const header = '// Made of content/schema.graphql by `npm run prepare`. Do not edit.\n'

/**
 * Writes what is made of content/schema.graphql and not committed: types for the site, and the fragments
 * of the page queries, where Gatsby looks for its plugins' own. `npm run prepare` and each start of
 * Gatsby call it.
 */
export function writeContentTypes(): void {
  const sdl = sdlOf(contentConfig)
  writeChanged('src/content/generated/types.ts', header + typesSource(sdl, '../image'))
  writeChanged('.cache/fragments/content.js', fragmentsSource(sdl))
}

/**
 * Returns the JSON Schemas with which text editors complete and mark the keys of the YAML files, by path.
 * They are committed, so that they are there without an installation; `npm run format` writes them.
 */
export const contentJsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    [...jsonSchemas(sdlOf(contentConfig))].map(([file, schema]) => [
      `content-schemas/${file.replace(/\.yaml$/, '.schema.json')}`,
      `${JSON.stringify(schema, undefined, 2)}\n`,
    ]),
  )

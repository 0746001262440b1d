/**
 * What is made of content/schema.graphql and not committed: types for the site, JSON Schemas with which
 * editors complete YAML, and the fragments of the page queries, where Gatsby looks for its plugins' own.
 * `npm run prepare` and each start of Gatsby write them.
 */
import { fragmentsSource, jsonSchemas, sdlOf, typesSource } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { writeChanged } from '../lib/writeChanged'

const header = '// Made of content/schema.graphql by `npm run prepare`. Do not edit.\n'

export function writeContentTypes(): void {
  const sdl = sdlOf(contentConfig)
  writeChanged('src/content/generated/types.ts', header + typesSource(sdl, '../image'))
  for (const [file, schema] of jsonSchemas(sdl)) {
    const name = file.replace(/\.yaml$/, '.schema.json')
    writeChanged(`src/content/generated/${name}`, `${JSON.stringify(schema, undefined, 2)}\n`)
  }
  writeChanged('.cache/fragments/content.js', fragmentsSource(sdl))
}

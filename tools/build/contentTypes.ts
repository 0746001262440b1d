/**
 * What is made of content/schema.graphql and not committed: types for the site, JSON Schemas with which
 * editors complete YAML, and the fragments of the page queries, where Gatsby looks for its plugins' own.
 * `npm ci`, each start of Gatsby and the check `types` write them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fragmentsSource, jsonSchemas, sdlOf, typesSource } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { root } from '../lib/run'

const header = '// Made of content/schema.graphql by `npm run prepare`. Do not edit.\n'

export function writeContentTypes(): void {
  const sdl = sdlOf(contentConfig)
  write('src/content/generated/types.ts', header + typesSource(sdl, '../image'))
  for (const [file, schema] of jsonSchemas(sdl)) {
    const name = file.replace(/\.yaml$/, '.schema.json')
    write(`src/content/generated/${name}`, `${JSON.stringify(schema, undefined, 2)}\n`)
  }
  write('.cache/fragments/content.js', fragmentsSource(sdl))
}

/** Leaves an equal file alone, which another program may be reading. */
function write(path: string, text: string): void {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

if (require.main === module) writeContentTypes()

import { readFileSync } from 'node:fs'
import { fragmentsSource, jsonSchemaFileOf, jsonSchemas, typesSource } from './sources'

const header = '// Generated from content/schema.graphql by `npm run codegen`. Do not edit.\n'

/** @returns by path, the text of each file that is made of content/schema.graphql */
export function contentSources(): Record<string, string> {
  const sdl = readFileSync('content/schema.graphql', 'utf8')
  const schemas = [...jsonSchemas(sdl)].map(([file, schema]) => [
    `tools/content/generated/${jsonSchemaFileOf(file)}`,
    `${JSON.stringify(schema, undefined, 2)}\n`,
  ])
  return {
    'src/content/generated/types.ts': header + typesSource(sdl),
    'src/app/generated/contentFragments.ts': header + fragmentsSource(sdl),
    ...Object.fromEntries(schemas),
  }
}

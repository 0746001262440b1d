import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fragmentsSource } from './fragmentsSource'
import { jsonSchemaFileOf, jsonSchemas } from './jsonSchemaSource'
import { typesSource } from './typesSource'

const header = '// Generated from content/schema.graphql by `npm run codegen`. Do not edit.\n'

/** Writes the files generated from content/schema.graphql; one that is up to date is left alone. */
export function generateFiles(): void {
  const sdl = readFileSync('content/schema.graphql', 'utf8')
  writeIfChanged('src/content/generated/types.ts', header + typesSource(sdl))
  writeIfChanged('src/app/generated/contentFragments.ts', header + fragmentsSource(sdl))
  for (const [file, schema] of jsonSchemas(sdl)) {
    const text = `${JSON.stringify(schema, undefined, 2)}\n`
    writeIfChanged(`tools/content/generated/${jsonSchemaFileOf(file)}`, text)
  }
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

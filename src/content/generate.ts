import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fragmentsSource } from './fragmentsSource'
import { typesSource } from './typesSource'

const header = '// Made from content/schema.graphql by `npm run codegen`. Do not edit.\n'

/** Writes what is made from content/schema.graphql; a file that is right already keeps its date. */
export function generateFiles(): void {
  const sdl = readFileSync('content/schema.graphql', 'utf8')
  writeIfNew('src/content/generated/types.ts', header + typesSource(sdl))
  writeIfNew('src/app/generated/contentFragments.ts', header + fragmentsSource(sdl))
}

function writeIfNew(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes src/content/generated/types.ts from content/schema.graphql. Run with `npm run codegen`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypesSource } from '../src/content/generateTypes'

const root = join(__dirname, '..')

async function main(): Promise<void> {
  const sdl = readFileSync(join(root, 'content/schema.graphql'), 'utf8')
  writeFileSync(join(root, 'src/content/generated/types.ts'), await contentTypesSource(sdl))
  console.log('src/content/generated/types.ts is written from content/schema.graphql.')
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

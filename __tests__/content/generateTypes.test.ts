import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypesSource } from '../../src/content/generateTypes'

const root = join(__dirname, '../..')

test('src/content/generated/types.ts is what content/schema.graphql says; else run `npm run codegen`', async () => {
  const sdl = readFileSync(join(root, 'content/schema.graphql'), 'utf8')
  const written = readFileSync(join(root, 'src/content/generated/types.ts'), 'utf8')
  expect(written).toBe(await contentTypesSource(sdl))
})

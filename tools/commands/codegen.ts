/**
 * `npm run codegen`: makes types, fragments and JSON Schemas of content/schema.graphql, the small
 * font file of Figtree, and lint rules of tools/testing/layers.ts. They are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runMain } from '../lib/run'
import { generatedFiles } from './generatedFiles'

runMain(async () => {
  for (const [path, file] of Object.entries(await generatedFiles())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), file)
  }
})

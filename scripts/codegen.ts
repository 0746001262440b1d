/**
 * `npm run codegen`: generates types, fragments and JSON Schemas from content/schema.graphql, the
 * small font file from Figtree and lint rules from lib/layers.ts. `npm ci` and the build commands run it too.
 */
import { generateFiles } from '../tools/content/generate'
import { writeBasicFont } from './lib/basicFont'
import { writeLintRules } from './lib/layers'
import { runMain } from './lib/run'

runMain(async () => {
  generateFiles()
  writeLintRules()
  await writeBasicFont()
})

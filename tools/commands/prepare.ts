/**
 * `npm run prepare`, which `npm ci` runs too: makes what other programs read and nobody commits.
 * Types and more from content/schema.graphql, the small font file, lint rules from tools/testing/layers.ts.
 */
import { writeUsualFont } from '../build/basicFont'
import { writeContentTypes } from '../build/contentTypes'
import { runMain } from '../lib/run'
import { writeChanged } from '../lib/writeChanged'
import { lintRules, lintRulesFile } from '../testing/layers'

runMain(async () => {
  writeContentTypes()
  writeChanged(lintRulesFile, lintRules())
  await writeUsualFont()
})

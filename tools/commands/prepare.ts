/** `npm run prepare`, also in `npm ci`: generates content types, the small font file and lint rules. */
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

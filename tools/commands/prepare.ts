/**
 * `npm run prepare`, also in `npm ci`: generates content types, the font's files, the theme's values,
 * and lint rules.
 */

import { runMain } from '../lib/run'
import { writeChanged } from '../lib/writeChanged'
import { writeUsualFont } from '../site/basicFont'
import { writeContentTypes } from '../site/contentTypes'
import { writeThemeData } from '../site/themeData'
import { lintRules, lintRulesFile } from '../testing/layers'

runMain(async () => {
  writeContentTypes()
  writeChanged(lintRulesFile, lintRules())
  writeThemeData()
  await writeUsualFont()
})

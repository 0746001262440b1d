/**
 * `npm run prepare`, also in `npm ci`: generates content types, the font's files, the theme's values,
 * the tokens for design tools, and lint rules.
 */

import { runMain } from '../lib/run'
import { writeChanged } from '../lib/writeChanged'
import { writeUsualFont } from '../site/basicFont'
import { writeContentTypes } from '../site/contentTypes'
import { designTokens, tokensFile } from '../site/designTokens'
import { writeThemeData } from '../site/themeData'
import { lintRules, lintRulesFile } from '../testing/layers'

runMain(async () => {
  writeContentTypes()
  writeChanged(lintRulesFile, lintRules())
  writeChanged(tokensFile, `${JSON.stringify(designTokens(), undefined, 2)}\n`)
  writeThemeData()
  await writeUsualFont()
})

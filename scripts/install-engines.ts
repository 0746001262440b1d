/** `npm run install:engines`: gets Firefox and WebKit for the engines gate, as root on Debian. */
import { findEngines, missingPackages } from './lib/engines'
import { installDebians } from './lib/programs'
import { runMain } from './lib/run'

runMain(async () => {
  const wanted = missingPackages(findEngines())
  if (wanted.length > 0) installDebians(wanted)
  const missing = missingPackages(findEngines())
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(' ')}.`)
})

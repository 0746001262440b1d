/** `npm run install:engines`: gets Firefox and WebKit for the engines gate, as root on Debian. */
import { describeEngines, findEngines, missingPackages } from './lib/engines'
import { installDebians } from './lib/programs'
import { runMain } from './lib/run'

runMain(async () => {
  const missing = missingPackages(findEngines())
  if (missing.length > 0) installDebians(missing)
  const engines = findEngines()
  console.log(describeEngines(engines))
  process.exitCode = missingPackages(engines).length === 0 ? 0 : 1
})

/** `npm run install:engines`: Firefox and WebKit for `npm run test:engines`, as root on Debian. */
import { describeEngines, ensureEngines, isComplete } from './lib/engines'
import { runMain } from './lib/run'

runMain(async () => {
  const engines = ensureEngines()
  console.log(describeEngines(engines))
  process.exitCode = isComplete(engines) ? 0 : 1
})

/** `npm run test:engines`: the journey in Firefox and in WebKit, on a site that `npm test` or `npm start` built. */
import { describeEngines, ensureEngines, isComplete } from './engines'
import { run, runMain } from './run'

runMain(async () => {
  const engines = ensureEngines()
  console.log(describeEngines(engines))
  const some = engines.firefox !== undefined || engines.webkit !== undefined
  const code = some ? await run('playwright', ['test', '--config', '__tests__/engines']) : 1
  process.exitCode = isComplete(engines) ? code : 1
  if (!isComplete(engines)) console.log(describeEngines(engines))
})

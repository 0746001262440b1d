/** `npm run analyse`: builds the site for the sandbox and reports the modules in its scripts. */
import { join } from 'node:path'
import { root, run, runMain } from '../lib/run'
import { pointAtSandbox } from '../sandbox/sandboxed'

const report = join('test-results', 'bundles.html')

runMain(async () => {
  pointAtSandbox()
  await run('gatsby', ['build'], { BUNDLE_REPORT: join(root, report) })
  console.log(`\nOpen ${report} in a browser: every module, by brotli size.`)
})

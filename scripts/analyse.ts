/** `npm run analyse`: builds the site for the sandbox and draws where the bytes of its script are. */
import { join } from 'node:path'
import { root, run, runMain } from './lib/run'
import { pointAtSandbox } from './lib/sandboxed'

const report = join('test-results', 'bundles.html')

runMain(async () => {
  pointAtSandbox()
  process.env.BUNDLE_REPORT = join(root, report)
  process.exitCode = await run('gatsby', ['build'])
  if (process.exitCode === 0)
    console.log(`\nOpen ${report} in a browser: every module, by brotli size.`)
})

/**
 * `npm run build:test-site`: builds the site for the sandbox, first with the tests' texts into
 * test-build/site, then with those in content/ into public/. The second build reuses most of the
 * first one's work.
 */
import { cpSync, rmSync } from 'node:fs'
import { fixtureFolder } from '../__tests__/fixtures/content'
import { run, runMain } from './lib/run'
import { pointAtSandbox } from './lib/sandboxed'
import { testBuilds } from './lib/testBuilds'

runMain(async () => {
  pointAtSandbox()
  await run('gatsby', ['build'], { CONTENT_FOLDER: fixtureFolder })
  rmSync(testBuilds.site, { recursive: true, force: true })
  cpSync(testBuilds.realSite, testBuilds.site, { recursive: true })
  await run('gatsby', ['build'])
})

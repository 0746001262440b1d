/**
 * The gate `build-site`: builds the site for the sandbox, first with the tests' texts, then with
 * those in content/; both are published in test-build/. The second build reuses most of the first
 * one's work.
 */
import { fixtureFolder } from '../../__tests__/fixtures/content'
import { run, runMain } from '../lib/run'
import { pointAtSandbox } from '../sandbox/sandboxed'
import { testBuilds } from './testBuilds'

runMain(async () => {
  pointAtSandbox()
  await run('gatsby', ['build'], {
    CONTENT_FOLDER: fixtureFolder,
    DEPLOY_FOLDER: testBuilds.siteDeploy,
  })
  await run('gatsby', ['build'])
})

/**
 * The checks `build` and `storybook`: `buildForTests.ts site`, `buildForTests.ts storybook`.
 *
 * Builds the site for the sandbox, first with the tests' texts, then with those in content/, and
 * publishes both in test-build/; the second build reuses most of the first. Storybook has the
 * tests' texts and React's development build, whose warnings fail the checks that open a story.
 */
import { fixtureFolder } from '../../__tests__/fixtures/folder'
import { run, runMain } from '../lib/run'
import { testBuilds } from '../lib/testBuilds'
import { pointAtSandbox } from '../site/sandboxed'

async function buildSite(): Promise<void> {
  pointAtSandbox()
  await run('gatsby', ['build'], {
    CONTENT_FOLDER: fixtureFolder,
    DEPLOY_FOLDER: testBuilds.siteDeploy,
  })
  await run('gatsby', ['build'])
}

const buildStorybook = (): Promise<void> =>
  run('storybook', ['build', '--quiet', '--output-dir', testBuilds.storybook], {
    NODE_ENV: 'development',
  })

runMain(process.argv[2] === 'storybook' ? buildStorybook : buildSite)

/**
 * The gate `build-storybook`: Storybook with the tests' texts, in test-build/storybook, and with
 * React's development build, whose warnings fail the gates that open a story.
 */
import { fixtureFolder } from '../../__tests__/fixtures/content'
import { run, runMain } from '../lib/run'
import { testBuilds } from './testBuilds'

runMain(() =>
  run('storybook', ['build', '--quiet', '--output-dir', testBuilds.storybook], {
    CONTENT_FOLDER: fixtureFolder,
    NODE_ENV: 'development',
  }),
)

import type { CreateWebpackConfigArgs } from 'gatsby'
import { webpackReducer } from 'gatsby/dist/redux/reducers/webpack'
import { timeoutMs } from '../../../src/registration/rules/limits'
import { configureWebpack } from '../webpackConfig'

interface Configuration {
  output: object
}

/** Returns what Gatsby makes of the site's changes to its configuration. */
function configured(stage: string, before: Configuration): Configuration {
  let config = before
  const take = (type: 'SET_WEBPACK_CONFIG' | 'REPLACE_WEBPACK_CONFIG') => (payload: object) => {
    config = webpackReducer(config, { type, payload })
  }
  const args = {
    stage,
    getConfig: () => config,
    actions: {
      setWebpackConfig: take('SET_WEBPACK_CONFIG'),
      replaceWebpackConfig: take('REPLACE_WEBPACK_CONFIG'),
    },
    plugins: { define: () => ({}) },
  }
  configureWebpack?.(args as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined)
  return config
}

test('a part of the form that stalls can be fetched again when a wait has ended', () => {
  const { output } = configured('build-javascript', { output: { filename: '[name].js' } })
  expect(output).toEqual({ filename: '[name].js', chunkLoadTimeout: timeoutMs })
})

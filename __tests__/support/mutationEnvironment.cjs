// @ts-check
const dom = require('@stryker-mutator/jest-runner/jest-env/jsdom')
const node = require('@stryker-mutator/jest-runner/jest-env/node')

const environments = { dom, node }

/**
 * Stryker gives all Jest projects the same environment, so this one becomes that of its project. The
 * first test that notices a mutant is enough, so it skips the rest of the suite.
 *
 * @param {ConstructorParameters<typeof node>[0]} config
 * @param {ConstructorParameters<typeof node>[1]} context
 */
module.exports = function MutationEnvironment(config, context) {
  const name = config.projectConfig.displayName?.name === 'dom' ? 'dom' : 'node'
  const environment = new environments[name](config, context)
  const { handleTestEvent } = environment
  let isNoticed = false
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_done' && event.test.errors.length > 0) isNoticed = true
    if (event.name === 'test_start' && isNoticed) event.test.mode = 'skip'
    if (handleTestEvent) await Reflect.apply(handleTestEvent, environment, [event, state])
  }
  return environment
}

// @ts-check
const dom = require('@stryker-mutator/jest-runner/jest-env/jsdom')
const node = require('@stryker-mutator/jest-runner/jest-env/node')

const environments = { dom, node }

/**
 * Stryker gives all Jest projects the same environment, so this one becomes that of its project.
 *
 * @param {ConstructorParameters<typeof node>[0]} config
 * @param {ConstructorParameters<typeof node>[1]} context
 */
module.exports = function MutationEnvironment(config, context) {
  const name = config.projectConfig.displayName?.name === 'dom' ? 'dom' : 'node'
  return new environments[name](config, context)
}

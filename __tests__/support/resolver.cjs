// @ts-check
const { resolve } = require('node:path')
const replacedModules = require('../../tools/site/replaced/modules.cjs')

/**
 * Resolves as Jest does, with the built site's replaced modules, so that tests run what ships.
 *
 * @param {string} request
 * @param {{ defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = function resolver(request, options) {
  const file = options.defaultResolver(request, options)
  const name = file
    .split(/[\\/]node_modules[\\/]/)
    .at(-1)
    ?.replaceAll('\\', '/')
    .replace(/\.m?js$/, '')
  const replacement = replacedModules[name ?? '']
  return replacement ? resolve(__dirname, '../..', replacement) : file
}

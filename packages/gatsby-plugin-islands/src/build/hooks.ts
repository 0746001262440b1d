/** What Gatsby calls while it builds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import type { Compiler } from 'webpack'
import { bundle, minify, nameInStatic, recordBundle } from './bundle'
import { notices, noticesFile } from './licenceNotices'
import type { IslandOptions } from './options'

export { pluginOptionsSchema } from './options'

/** With the schema's defaults. */
type Options = Required<IslandOptions> & PluginOptions

/**
 * In the built site, the scripts of the islands replace Gatsby's, which would hydrate whole pages
 * and handle their links. `gatsby develop` keeps Gatsby's.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = (
  { stage, getConfig, actions, plugins },
  pluginOptions,
) => {
  const { islands, replace, targets, packages, sourceMaps } = pluginOptions as Options
  keepInFiles(getConfig().module.rules)
  actions.setWebpackConfig({ plugins: [{ apply: trustLockFile }] })
  if (stage === 'build-html') {
    // Compiled into the pages' code, so that Gatsby renders them again when one changes.
    const constants = { ISLANDS: islandConstants(islands), HAS_EMOTION: hasEmotion() }
    actions.setWebpackConfig({
      plugins: [plugins.define(stringified(constants)), { apply: writeStaticFiles }],
      // Gatsby would name the wrong line of a page that fails, and take a third longer.
      devtool: false,
    })
  }
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.entry = Object.fromEntries(
    Object.entries(islands).map(([name, { modules }]) => [name, writeEntry(name, modules)]),
  )
  config.target = ['web', 'es2022']
  nameInStatic(config)
  minify(config, targets)
  config.devtool = false
  // Modules in webpack's cache have no maps.
  if (sourceMaps) Object.assign(config, { devtool: 'source-map', cache: false })
  // Two islands in a page share what both import.
  config.optimization.runtimeChunk = Object.keys(islands).length > 1 ? 'single' : false
  // Named in page/policy.ts.
  config.output.trustedTypes = 'webpack'
  Object.assign(config.resolve.alias, replacements(replace))
  // Gatsby would put all styles, those of parts that load later too, into one file.
  delete config.optimization.splitChunks.cacheGroups.styles
  config.plugins.push({ apply: recordBundle(packages) })
  actions.replaceWebpackConfig(config)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  writeFileSync(join('public', noticesFile), notices(bundle.packages))

/**
 * Lets webpack's cache depend on the lock file instead of each file that Gatsby and its loaders are
 * made of, a webpack plugin: to find these would take a fifth of a build.
 */
function trustLockFile({ hooks }: Compiler): void {
  hooks.done.tap('trust the lock file', ({ compilation: { buildDependencies } }) => {
    for (const file of buildDependencies) {
      if (/[\\/]node_modules[\\/]/.test(file)) buildDependencies.delete(file)
    }
    buildDependencies.add(resolve('package-lock.json'))
  })
}

interface Rule {
  use?: unknown
}

interface UrlLoader {
  loader: string
  options: { limit: number | false }
}

const isUrlLoader = (use: unknown): use is UrlLoader =>
  typeof use === 'object' && use !== null && /url-loader/.test((use as UrlLoader).loader)

/** Gatsby would put small fonts and pictures into pages, as `data:` addresses that their policy forbids. */
function keepInFiles(rules: readonly Rule[]): void {
  for (const { options } of rules.flatMap(({ use }) => [use].flat()).filter(isUrlLoader))
    options.limit = false
}

/** Writes the script of an island; its modules are already in it, but run later. */
function writeEntry(name: string, modules: readonly string[]): string {
  const file = resolve('.cache', 'islands', `${name}.js`)
  const path = (...parts: string[]) => JSON.stringify(join(...parts))
  const loads = modules.map(
    (module) => `() => import(/* webpackMode: "eager" */ ${path(resolve(module))})`,
  )
  const lines = [
    `import { hydrate } from ${path(__dirname, '..', 'script', 'hydrate')}`,
    `hydrate(${JSON.stringify(name)}, [${loads.join(', ')}])`,
  ]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/** The constant that gatsby-ssr.ts declares. */
function islandConstants(islands: Options['islands']) {
  const stats = JSON.parse(readFileSync(join('public', 'webpack.stats.json'), 'utf8'))
  const scriptsOf = (name: string): string[] =>
    [stats.assetsByChunkName[name]].flat().filter((file) => file?.endsWith('.js'))
  return Object.fromEntries(
    Object.entries(islands).map(([name, { policy = {} }]) => [
      name,
      { scripts: scriptsOf(name), policy },
    ]),
  )
}

const stringified = (constants: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  )

function hasEmotion(): boolean {
  try {
    return Boolean(createRequire(resolve('package.json')).resolve('@emotion/server'))
  } catch {
    return false
  }
}

/** Under the names that modules use: `lodash-es/clone`, or the path of a package's own file. */
const replacements = (replace: Options['replace']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(replace).flatMap(([name, replacement]) =>
      [name, resolve(`node_modules/${name}.mjs`), resolve(`node_modules/${name}.js`)].map(
        (path) => [path, resolve(replacement)],
      ),
    ),
  )

/**
 * Writes the pictures and fonts that pages import, a webpack plugin: Gatsby leaves them to the build of
 * its own script.
 */
function writeStaticFiles({ hooks }: Compiler): void {
  hooks.emit.tap('write static files', ({ assets }) => {
    for (const [name, source] of Object.entries(assets)) {
      if (!name.startsWith('static/')) continue
      const file = join('public', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, source.source())
    }
  })
}

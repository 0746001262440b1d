import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { timeoutMs } from '../../src/registration/rules/limits'
import { builtFont, usualFont } from './basicFont'
import { minify, nameInStatic, recordBundle } from './bundle'
import replacedModules from './replacedModules.cjs'
import { launchOf } from './sampleGuard'
import { siteFacts } from './siteFacts'
import { themeData } from './themeData'

/**
 * In the built site, our script replaces Gatsby's, which would hydrate the whole page and handle
 * its links (docs/decisions/what-a-browser-receives.md). `npm run dev` keeps Gatsby's.
 */
export const configureWebpack: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  actions.setWebpackConfig({ resolve: { alias: { [usualFont]: builtFont } } })
  if (stage === 'build-html' || stage === 'develop-html') {
    // Compiled into the pages' code, so that Gatsby renders them again when one changes.
    actions.setWebpackConfig({ plugins: [plugins.define({ SITE: siteConstant(stage) })] })
  }
  keepFontsInFiles(getConfig().module.rules)
  // Gatsby would name the wrong line of a page that fails, and take a third longer.
  if (stage === 'build-html') actions.setWebpackConfig({ devtool: false })
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.entry = { app: resolve('src/app/client.tsx') }
  config.target = ['web', 'es2022']
  nameInStatic(config)
  minify(config)
  // Modules in webpack's cache have no maps.
  if (process.env.SOURCE_MAPS) Object.assign(config, { devtool: 'source-map', cache: false })
  else config.devtool = false
  config.optimization.runtimeChunk = false
  // One of `policies` in tools/build/contentPolicy.ts.
  config.output.trustedTypes = 'webpack'
  // In milliseconds; then a part that stalls can be fetched again (src/registration/providers/loadPart.ts).
  config.output.chunkLoadTimeout = timeoutMs
  Object.assign(config.resolve.alias, replacements(), themeAsData)
  config.plugins.push(plugins.define({ THEME_DATA: JSON.stringify(themeData()) }))
  // Gatsby would put all styles, the upload widget's too, into one file; each chunk keeps its own.
  delete config.optimization.splitChunks.cacheGroups.styles
  config.plugins.push({ apply: recordBundle })
  actions.replaceWebpackConfig(config)
}

interface UrlLoaderRule {
  test?: RegExp
  use: { options: { limit: number | false } }[]
}

/** Gatsby would put a small one into the page, as a `data:` address that the page's policy forbids. */
function keepFontsInFiles(rules: UrlLoaderRule[]): void {
  const fonts = rules.filter(({ test }) => test?.test('.woff2'))
  for (const { options } of fonts.flatMap(({ use }) => use)) options.limit = false
}

/** The constant that gatsby-ssr.tsx declares. */
const siteConstant = (stage: 'build-html' | 'develop-html'): string =>
  JSON.stringify({
    language: siteFacts().language,
    isHidden: launchOf() === 'hidden',
    islandScripts: stage === 'build-html' ? islandScripts() : [],
  })

/** Addresses of the files that the preceding build of client.tsx has written. */
function islandScripts(): string[] {
  const stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'))
  const names: string[] = stats.assetsByChunkName.app
  return names.filter((name) => name.endsWith('.js')).map((name) => `/${name}`)
}

/** Under the names that modules use: `lodash-es/clone`, or the path of a package's own file. */
const replacements = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(replacedModules).flatMap(([name, replacement]) =>
      [name, resolve(`node_modules/${name}.mjs`), resolve(`node_modules/${name}.js`)].map(
        (path) => [path, resolve(replacement)],
      ),
    ),
  )

/** The build makes the theme, and the browser gets its values (src/theme/browserTheme.ts). */
const themeAsData = {
  [resolve('src/theme/scopedTheme.ts')]: resolve('src/theme/browserTheme.ts'),
  [resolve('node_modules/@mui/material/styles/createTheme.mjs')]: resolve('tools/build/nothing.ts'),
}

import { resolve } from 'node:path'
import { transform } from 'esbuild'
import type { Compiler, Module } from 'webpack'
import { noticesBanner, noticesFile } from './licenceNotices'

/** The parts of Gatsby's webpack configuration that we read or change. */
interface Configuration {
  output: Names
  plugins: readonly { options?: Names }[]
  optimization: { minimizer: readonly { options: { minimizer: { implementation: Minify } } }[] }
}

interface Names {
  filename: string
  chunkFilename: string
}

/** terser-webpack-plugin's own type of a minifier, whose `map` is that of its own step. */
type Minify = (
  file: Readonly<Record<string, string>>,
  sourceMap: object | undefined,
) => Promise<{ code: string; map?: object | string | undefined }>

/**
 * Puts scripts and styles into /static/ too, with a content hash in their names, so that one rule
 * tells a host which files are immutable.
 */
export function nameInStatic({ output, plugins }: Configuration): void {
  const styles = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin')
  if (!styles?.options) throw new Error("Gatsby's webpack configuration has no plugin for styles.")
  for (const [names, type] of [
    [output, 'js'],
    [styles.options, 'css'],
  ] as const) {
    names.filename = `static/[name]-[contenthash].${type}`
    // Names of chunks would be in the page's script as well.
    names.chunkFilename = `static/[id]-[contenthash].${type}`
  }
}

/**
 * Scripts have no syntax that the oldest browsers do not know, whichever package it is from: Gatsby
 * compiles for today's, and leaves most packages as they are. Licence comments are left to the
 * notices, which have the whole text of each licence.
 *
 * @param targets the oldest browsers, in esbuild's names
 */
export function minify({ optimization }: Configuration, targets: readonly string[]): void {
  const terser = optimization.minimizer.find(({ constructor: { name } }) => name === 'TerserPlugin')
  if (!terser) throw new Error("Gatsby's webpack configuration has no plugin for minifying.")
  const { implementation } = terser.options.minimizer
  const ecma = 2020
  // Functions in objects become methods, which saves 700 bytes; a method cannot be called with
  // `new`, so what begins with a capital stays.
  const compress = { ecma, passes: 3, unsafe_methods: /^[^A-Z]/ }
  const options = { compress, format: { ecma } }
  Object.assign(terser.options, {
    extractComments: { filename: noticesFile, banner: noticesBanner },
    minimizer: { implementation: [olderSyntax(targets), implementation], options: [{}, options] },
    // Its worker processes would receive our function without what it calls.
    parallel: false,
  })
}

const olderSyntax =
  (targets: readonly string[]): Minify =>
  async (file, sourceMap) => {
    const [[sourcefile = '', text = ''] = []] = Object.entries(file)
    const sourcemap = sourceMap ? 'external' : false
    return transform(text, { target: [...targets], charset: 'utf8', sourcefile, sourcemap })
  }

/** What this build has made, once webpack is done. */
export const bundle: {
  /** The scripts, those that load later too, with their styles and fonts. */
  files: readonly string[]
  /** The folders of all packages that are in these files. */
  packages: readonly string[]
} = { files: [], packages: [] }

/**
 * Records the files and packages of the browser bundle; a webpack plugin.
 *
 * @param others packages that webpack does not see, such as one of a font that is copied
 */
export const recordBundle =
  (others: readonly string[]) =>
  ({ hooks }: Compiler): void => {
    // webpack's own runtime has no file.
    const unnamed = ['webpack', ...others].map((name) =>
      resolve('node_modules', name, 'package.json'),
    )
    hooks.done.tap('record the bundle', ({ compilation }) => {
      bundle.files = compilation.getAssets().map(({ name }) => name)
      const bundled = [...compilation.modules].filter(
        (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
      )
      bundle.packages = packagesOf([...bundled.flatMap(sources), ...unnamed])
    })
  }

/** The paths of a module's file, or of those that webpack has put together into one. */
const sources = (module: Module & { modules?: Module[] }): string[] =>
  module.modules?.flatMap(sources) ?? [module.nameForCondition() ?? '']

/** The folders of the packages that have these files. */
export function packagesOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap(
    (path) => /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? [],
  )
  return [...new Set(folders)].sort()
}

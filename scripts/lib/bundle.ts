/** What we read and change of webpack's configuration, and of what it says when it has ended. */
interface Configuration {
  output: Names
  plugins: readonly { options?: Names }[]
}

interface Names {
  filename: string
  chunkFilename: string
}

interface Compiler {
  hooks: { done: { tap: (name: string, listen: (stats: Stats) => void) => void } }
}

interface Stats {
  compilation: { getAssets: () => readonly { name: string }[] }
}

/**
 * Every name in /static/ has a hash of the content, scripts and styles now too, so one rule tells
 * a host what is immutable.
 */
export function nameInStatic({ output, plugins }: Configuration): void {
  const styles = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin')
  if (!styles?.options) throw new Error("Gatsby's webpack configuration has no plugin for styles.")
  output.filename = output.chunkFilename = 'static/[name]-[contenthash].js'
  styles.options.filename = styles.options.chunkFilename = 'static/[name]-[contenthash].css'
}

let files: readonly string[] = []

/** A webpack plugin: remembers what is bundled for browsers, until the build ends. */
export function recordBundle({ hooks }: Compiler): void {
  hooks.done.tap('record the bundle', ({ compilation }) => {
    files = compilation.getAssets().map(({ name }) => name)
  })
}

/** The files of this build's scripts, those that load later too, with their styles and fonts. */
export const bundledFiles = (): readonly string[] => files

/** What we use of packages that bring no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>
}

declare module 'webpack-bundle-analyzer' {
  interface Options {
    analyzerMode: 'static'
    reportFilename: string
    openAnalyzer: boolean
    defaultSizes: 'brotli'
    compressionAlgorithm: 'brotli'
    logLevel: 'error'
  }
  export class BundleAnalyzerPlugin {
    constructor(options: Options)
  }
}

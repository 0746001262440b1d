/** What we use of it; the package brings no types. */
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

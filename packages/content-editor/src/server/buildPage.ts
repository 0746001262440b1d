import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const emptyConfig = 'data:text/javascript,export default {}'

const source = join(__dirname, '..')

/**
 * Builds the editor's page with Vite and returns its folder, which is removed at the end of the process. Vite's
 * development server would read any file of the project for anyone who asks.
 *
 * @param config path of content-editor.config.tsx; without the file, the page has no preview
 * @throws Error if the build fails
 */
export async function buildPage(config: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'content-editor-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  // Otherwise Vite makes a development build; React's is five times as large.
  process.env.NODE_ENV = 'production'
  const vite = await import('vite')
  await vite
    .build({
      root: source,
      configFile: false,
      envDir: false,
      // The project's public/ is Gatsby's.
      publicDir: false,
      logLevel: 'warn',
      plugins: [markdownPages()],
      resolve: {
        alias: { 'content-editor.config': existsSync(config) ? config : emptyConfig },
      },
      build: {
        outDir,
        // Set explicitly, or Vite warns that the folder is outside the project.
        emptyOutDir: false,
        // The Content-Security-Policy allows `data:` for images only.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        sourcemap: process.env.SOURCE_MAPS === '1',
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        rolldownOptions: {
          input: ['', 'preview', 'help'].map((name) => join(source, name, 'index.html')),
          // MUI's 'use client' has no effect without a server.
          checks: { moduleLevelDirective: false },
        },
      },
    })
    .catch((error: unknown) => {
      throw new Error(`The editor's page cannot be built.\n${(error as Error).message}`)
    })
  return outDir
}

/** Lets code import Markdown as a component; pictures get their sizes, so that no heading moves. */
const markdownPages = (): Plugin => ({
  name: 'markdown-pages',
  enforce: 'pre',
  async transform(text, id) {
    if (!id.endsWith('.md')) return null
    // tsx cannot load an ES module with require.
    const { compile } = await import('@mdx-js/mdx')
    let code = `${(await compile(text, { format: 'md' })).value}`
    for (const [source, path = ''] of code.matchAll(/src: "(?:\.\/)?(images\/[^"]+)"/g)) {
      const { width, height } = await sharp(join(dirname(id), path)).metadata()
      const address = `new URL("./${path}", import.meta.url).href`
      code = code.replace(source, `src: ${address}, width: ${width}, height: ${height}`)
    }
    return { code, map: null }
  },
})

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
          input: ['', 'preview'].map((name) => join(source, name, 'index.html')),
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

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PluginOption } from 'vite'
import { StartError } from '../../lib/errors'
import { markdownPages } from '../help/markdownPages'

export interface PageOptions {
  /** The project's root. */
  root: string
  /** The folder of index.html; by default tools/editor/. */
  page?: string
  /** Where the built page goes. */
  out?: string
  plugins?: readonly PluginOption[]
}

/** In tools/editor/, what is not in the page. */
const notInPage = /^(__tests__|journeys|server|stories)[\\/]/

/** What can be in the page beside its own files. */
const sources = [
  ...['src', '.storybook', 'tools/content'],
  ...['docs/images', 'docs/editing-content.md', 'package-lock.json'],
]

/**
 * Builds the editor's page with Vite, if anything that it is made of has changed. There is no
 * development server, which would read any file of the project for whoever asks.
 *
 * @returns the folder of the page, and whether it was built
 * @throws StartError if it cannot be built
 */
export async function buildPage({
  root,
  page = join(root, 'tools', 'editor'),
  out = join(root, 'node_modules', '.cache', 'content-editor', 'ui'),
  plugins = [markdownPages()],
}: PageOptions): Promise<{ out: string; isNew: boolean }> {
  const hash = createHash('sha256')
  const own = filesIn(page).filter((file) => !notInPage.test(relative(page, file)))
  const others = sources.flatMap((name) => filesIn(join(root, name)))
  for (const file of [...own, ...others].sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  const digest = hash.digest('hex')
  const record = join(out, 'built-from')
  if (existsSync(record) && readFileSync(record, 'utf8') === digest) return { out, isNew: false }
  rmSync(record, { force: true })
  // Vite takes this for the kind of build, and React's development build is five times as large.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const entries = ['index.html', 'preview/index.html', 'help/index.html']
  await build({
    root: page,
    configFile: false,
    envDir: false,
    // Gatsby's public/ is nothing for the editor.
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins],
    build: {
      outDir: out,
      emptyOutDir: true,
      // The page's policy allows no `data:` but for pictures.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entries.map((name) => join(page, name)).filter((path) => existsSync(path)),
        // MUI's 'use client' means nothing without a server.
        checks: { moduleLevelDirective: false },
      },
    },
  }).catch((error: unknown) => {
    throw new StartError(`The editor's page cannot be built.\n${(error as Error).message}`)
  })
  writeFileSync(record, digest)
  return { out, isNew: true }
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

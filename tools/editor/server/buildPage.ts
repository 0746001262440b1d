import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { InlineConfig, PluginOption } from 'vite'
import { StartError } from '../../../sandbox/startError'

export interface PageOptions {
  /** The project's root. */
  root: string
  /** The folder of index.html; by default editor/. */
  page?: string
  /** Where the built page goes. */
  out: string
  /** What the page needs beside Vite's own. */
  plugins?: readonly PluginOption[]
}

const entries = ['index.html', 'preview/index.html', 'help/index.html']

/** Holds the digest of what the last build was made of. */
const builtFrom = 'built-from'

/**
 * Builds the editor's page with Vite, if anything that it is made of has changed. There is no
 * development server, which would read any file of the project for whoever asks.
 *
 * @returns whether it was built
 * @throws StartError if the page cannot be built
 */
export async function buildPage({
  root,
  page = join(root, 'tools', 'editor'),
  out,
  plugins = [],
}: PageOptions): Promise<boolean> {
  const input = entries.map((name) => join(page, name)).filter((path) => existsSync(path))
  const digest = digestOf(root, page)
  const record = join(out, builtFrom)
  if (existsSync(record) && readFileSync(record, 'utf8') === digest) return false
  rmSync(record, { force: true })
  // Vite takes this for the kind of build, and React's development build is five times as large.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build(viteConfig(page, out, input, plugins)).catch((error: unknown) => {
    throw new StartError(`The editor's page cannot be built.\n${(error as Error).message}`)
  })
  writeFileSync(record, digest)
  return true
}

const viteConfig = (
  page: string,
  out: string,
  input: string[],
  plugins: readonly PluginOption[],
): InlineConfig => ({
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
    // MUI's 'use client' means nothing without a server.
    rolldownOptions: { input, checks: { moduleLevelDirective: false } },
  },
})

/** Of all that can be in the page: its own files, what it takes from the site, and the packages. */
function digestOf(root: string, page: string): string {
  const others = ['src', 'stories', '.storybook', 'docs/images'].map((name) => join(root, name))
  const files = [
    ...[page, ...others].flatMap(filesIn),
    join(root, 'package-lock.json'),
    join(root, 'content', 'schema.graphql'),
    join(root, 'docs', 'editing-content.md'),
  ]
  const hash = createHash('sha256')
  for (const file of files.filter((path) => existsSync(path)).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

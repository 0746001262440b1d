import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../lib/errors'
import { filesIn } from '../../lib/filesIn'
import { root } from '../../lib/run'
import { markdownPages } from '../help/markdownPages'

/** What can be in the page. */
const folders = [
  'src',
  '.storybook',
  'docs/images',
  'stories/support',
  'tools/content',
  'tools/editor',
]
const files = ['docs/editing-content.md', 'package-lock.json', 'tools/sandbox/application.ts']
const notInPage = /^tools\/editor\/(__tests__|journeys|server|stories)\//

/**
 * Builds the editor's page with Vite, if anything that it is made of has changed. There is no
 * development server, which would read any file of the project for anyone who asks.
 *
 * @returns the folder of the page
 * @throws StartError if it cannot be built
 */
export async function buildPage(): Promise<string> {
  const page = join(root, 'tools', 'editor')
  const out = join(root, 'node_modules', '.cache', 'content-editor', 'ui')
  const digest = digestOf(root)
  const record = join(out, 'built-from')
  if (existsSync(record) && readFileSync(record, 'utf8') === digest) return out
  rmSync(record, { force: true })
  // Vite takes this for the kind of build, and React's development build is five times as large.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({
    root: page,
    configFile: false,
    envDir: false,
    // That of the project is Gatsby's.
    publicDir: false,
    logLevel: 'warn',
    plugins: [markdownPages()],
    build: {
      outDir: out,
      emptyOutDir: true,
      // The Content-Security-Policy allows `data:` for images only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['', 'preview', 'help'].map((name) => join(page, name, 'index.html')),
        // MUI's 'use client' means nothing without a server.
        checks: { moduleLevelDirective: false },
      },
    },
  }).catch((error: unknown) => {
    throw new StartError(`The editor's page cannot be built.\n${(error as Error).message}`)
  })
  writeFileSync(record, digest)
  return out
}

/** Changes with any file that the page is made of. */
export function digestOf(project: string): string {
  const inFolders = folders.flatMap((folder) =>
    filesIn(join(project, folder)).map((name) => `${folder}/${name}`),
  )
  const alone = files.filter((name) => existsSync(join(project, name)))
  const hash = createHash('sha256')
  for (const name of [...inFolders, ...alone].sort()) {
    if (notInPage.test(name)) continue
    const content = readFileSync(join(project, name))
    hash.update(`${name}\0`).update(content).update('\0')
  }
  return hash.digest('hex')
}

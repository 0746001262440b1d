/** `content-editor`: opens the content editor, and serves it until Ctrl-C. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { ContentConfig } from '@partner-site/content-model'
import { type EditorOptions, openEditor } from './server/app'
import { buildPage } from './server/buildPage'
import { branchIn } from './server/gitBranch'
import { type Hosting, optionsFrom, usage } from './server/options'
import { personBehind } from './server/people'

const pageConfig = resolve('content-editor.config.tsx')

/** Loads content-model.config.ts from the working directory; throws Error if there is none. */
function contentConfig(): ContentConfig {
  const path = resolve('content-model.config.ts')
  if (existsSync(path)) return require(path).default
  throw new Error(
    `There is no ${path}. Run the command in the root of the site, where that file says which content to edit.`,
  )
}

function portError(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException
  const remedy = 'set EDITOR_PORT to a free port.'
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Free it, or ${remedy}`)
  if (code === 'EACCES') return new Error(`Port ${port} is not open to this user: ${remedy}`)
  return error
}

/** Returns the paths of the files that the editor was built from, without packages; `page` are its page's. */
const sourcesWith = (page: readonly string[]): readonly string[] =>
  [...Object.keys(require.cache), ...page].filter((path) => !path.includes('node_modules'))

async function pushingOptions(
  config: ContentConfig,
  { clone, proxy }: Hosting,
  page: readonly string[],
): Promise<Pick<EditorOptions, 'config'> & Partial<EditorOptions>> {
  const own = mkdtempSync(join(tmpdir(), 'content-editor-git-'))
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  const settings = { ...clone, committer: proxy?.committer }
  const branch = await branchIn(config, settings, own, sourcesWith(page))
  return {
    config: { ...config, folder: branch.folder, schema: branch.schema },
    origin: proxy?.origin,
    personOf: proxy && personBehind(proxy.person),
    branch,
  }
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the person's browser, unless the machine has no screen. */
function openBrowser(url: string): void {
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!openers[process.platform] && !hasScreen) return
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open']
  const opened = spawn(command, [...args, url], { detached: true, stdio: 'ignore' })
  opened.on('error', () => undefined)
  opened.unref()
}

async function main(): Promise<void> {
  const { help, open, port, hosting } = optionsFrom(process.argv.slice(2), process.env)
  if (help) return console.log(usage)
  const config = contentConfig()
  const { folder } = config
  const page = await buildPage(pageConfig)
  const app = await openEditor({
    config,
    ...(hosting && (await pushingOptions(config, hosting, page.sources))),
    // Not in node_modules/.cache, which `npm ci` removes.
    uploads: join(dirname(folder), `.${basename(folder)}-uploads`),
    ui: page.folder,
    log: (error) => console.error(error),
  })
  const url = await app.listen({ host: '127.0.0.1', port }).catch((error: unknown) => {
    throw portError(error, port)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await app.close()
      process.exit(0)
    })
  }
  console.log(`Content editor   ${hosting?.proxy ? `${hosting.proxy.origin} (${url})` : url}`)
  console.log('Ctrl-C stops it.')
  if (open) openBrowser(url)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

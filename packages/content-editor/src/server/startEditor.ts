import { spawn } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import type { ContentConfig } from '@partner-site/content-model'
import { type EditorOptions, openEditor } from './app'
import { buildPage } from './buildPage'
import { gitIn, personOfGit, requireClone } from './git'
import { gitStore } from './gitStore'
import type { CommandOptions, Hosting } from './options'
import { personBehind } from './people'

/**
 * Builds the page and starts the editor's server, on 127.0.0.1 only.
 *
 * @param page path of the site's content-editor.config.tsx
 * @returns the address to open, and what stops the server
 * @throws Error that says what to do
 */
export async function startEditor(
  config: ContentConfig,
  page: string,
  { port, hosting }: Pick<CommandOptions, 'port' | 'hosting'>,
) {
  const { folder } = config
  const app = await openEditor({
    ...(hosting && (await pushingOptions(folder, hosting))),
    config,
    // Not in node_modules/.cache, which `npm ci` removes.
    uploads: join(dirname(folder), `.${basename(folder)}-uploads`),
    ui: await buildPage(page),
    log: (error) => console.error(error),
  })
  const url = await app.listen({ host: '127.0.0.1', port }).catch((error: unknown) => {
    throw portError(error, port)
  })
  return { url, close: () => app.close() }
}

function portError(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException
  const remedy = 'set EDITOR_PORT to a free port.'
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Free it, or ${remedy}`)
  if (code === 'EACCES') return new Error(`Port ${port} is not open to this user: ${remedy}`)
  return error
}

/** Where changes are committed and pushed, and in whose name. */
async function pushingOptions(
  folder: string,
  { clone, proxy }: Hosting,
): Promise<Partial<EditorOptions>> {
  const git = gitIn(folder)
  await requireClone(git, clone.remote)
  const committer = proxy?.committer ?? (await personOfGit(git))
  return {
    origin: proxy?.origin,
    personOf: proxy ? personBehind(proxy.person) : () => committer,
    storeOf: (content) => gitStore(content, { ...clone, committer }),
  }
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the person's browser, if there is one. */
export function openBrowser(url: string): void {
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!openers[process.platform] && !hasScreen) return
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open']
  const opened = spawn(command, [...args, url], { detached: true, stdio: 'ignore' })
  opened.on('error', () => undefined)
  opened.unref()
}

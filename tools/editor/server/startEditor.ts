import { spawn } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { contentFolder } from '../../content/contentFolder'
import { loopback, mustBeFree, portFrom, portVariables } from '../../lib/ports'
import { type EditorOptions, openEditor } from './app'
import { buildPage } from './buildPage'
import { gitIn, personOfGit, requireClone } from './git'
import { gitStore } from './gitStore'
import type { Hosting } from './options'
import { personBehind } from './people'

const defaultPort = 9030

/**
 * Builds the page and starts the editor's server.
 *
 * @returns the address to open, and what stops the server
 * @throws StartError with what to do
 */
export async function startEditor(root: string, hosting?: Hosting) {
  const port = portFrom(portVariables.editor, process.env) ?? defaultPort
  await mustBeFree(port, portVariables.editor)
  const pushing = hosting && (await pushingOptions(hosting))
  const ui = await buildPage()
  const app = await openEditor({
    root,
    folder: contentFolder,
    // Not in node_modules/.cache, which `npm ci` removes.
    uploads: join(dirname(contentFolder), `.${basename(contentFolder)}-uploads`),
    ui,
    log: (error) => console.error(error),
    ...pushing,
  })
  const url = await app.listen({ host: loopback, port })
  return { url, close: () => app.close() }
}

/** Where changes are committed and pushed, and in whose name. */
async function pushingOptions({ clone, proxy }: Hosting): Promise<Partial<EditorOptions>> {
  const git = gitIn(contentFolder)
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

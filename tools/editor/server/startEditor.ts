import { basename, dirname, join } from 'node:path'
import {
  loopback,
  mustBeFree,
  portError,
  portFrom,
  portVariables,
} from '../../../sandbox/networkPorts'
import { contentFolder } from '../../content/contentFolder'
import { buildPage } from './buildPage'
import { Clone, mustBeClone } from './clone'
import { gitIn } from './git'
import { gitStore } from './gitStore'
import { type EditorOptions, openEditor } from './openEditor'
import type { Hosting } from './options'
import { pagePlugins } from './pagePlugins'
import { personFrom, personOfGit } from './person'
import type { Person } from './store'

export interface RunningEditor {
  /** The address to open. */
  url: string
  close: () => Promise<void>
}

const defaultPort = 9030

/**
 * Builds the page and starts the editor's server.
 *
 * @throws StartError with what to do
 */
export async function startEditor(root: string, hosting?: Hosting): Promise<RunningEditor> {
  const port = portFrom(portVariables.editor, process.env) ?? defaultPort
  await mustBeFree(port, portVariables.editor)
  const pushing = hosting && (await pushingOptions(hosting))
  const ui = await builtPage(root)
  const app = await openEditor({
    root,
    folder: contentFolder,
    // Not in node_modules/.cache, which `npm ci` removes.
    uploads: join(dirname(contentFolder), `.${basename(contentFolder)}-uploads`),
    ui,
    log: (error) => console.error(error),
    ...pushing,
  })
  const url = await app.listen({ host: loopback, port }).catch((error: unknown) => {
    throw portError(error, port, portVariables.editor)
  })
  return { url, close: () => app.close() }
}

/** The folder of the editor's page, which is built if need be. */
export async function builtPage(root: string): Promise<string> {
  const out = join(root, 'node_modules', '.cache', 'content-editor', 'ui')
  await buildPage({ root, out, plugins: pagePlugins() })
  return out
}

/** Where changes are committed and pushed, and in whose name. */
async function pushingOptions({
  clone,
  proxy,
}: Hosting): Promise<Pick<EditorOptions, 'origin' | 'personOf' | 'storeOf'>> {
  const git = gitIn(contentFolder)
  await mustBeClone(git, clone)
  const storeFor =
    (committer: Person): EditorOptions['storeOf'] =>
    (saving) =>
      gitStore(saving, new Clone(git, { ...clone, committer }), clone.branch)
  if (proxy) {
    const { origin, committer, person } = proxy
    return {
      origin,
      personOf: (headers) => personFrom(headers, person),
      storeOf: storeFor(committer),
    }
  }
  const owner = await personOfGit(git)
  return { personOf: () => owner, storeOf: storeFor(owner) }
}

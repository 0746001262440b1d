import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { checkWith } from './contentCheck'
import { ContentDisk } from './contentDisk'
import { createServer, type EditorContext } from './createServer'
import { localStore } from './localStore'
import { Pictures } from './pictures'
import { receiver } from './receivePicture'
import type { Saving } from './saving'
import type { Store } from './store'
import { Uploads } from './uploads'

export interface EditorOptions extends Pick<EditorContext, 'origin' | 'personOf' | 'log' | 'ui'> {
  /** The project's root. */
  root: string
  /** The folder with the YAML files. */
  folder: string
  /** Where uploads wait to be saved. */
  uploads: string
  /** Where changes go; by default to the folder alone. */
  storeOf?: (saving: Saving) => Store
  /** For tests: the clock, and how a file gets its place. */
  now?: () => number
  move?: Saving['move']
}

/** The editor's server over a folder, not yet listening. */
export function openEditor(options: EditorOptions): Promise<FastifyInstance> {
  const { root, folder, move, now, storeOf, ...rest } = options
  const disk = new ContentDisk(folder, join(root, 'content', 'schema.graphql'))
  const uploads = new Uploads(options.uploads, now)
  const pictures = new Pictures(folder, uploads)
  const check = checkWith(disk, pictures)
  const saving: Saving = { disk, uploads, check, move }
  const store = storeOf?.(saving) ?? localStore(saving, root)
  return createServer({
    ...rest,
    disk,
    store,
    pictures,
    check,
    receive: receiver(pictures, uploads),
  })
}

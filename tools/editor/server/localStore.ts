import { relative } from 'node:path'
import type { SaveAnswer, SaveRequest } from '../model/protocol'
import { storedFile } from './contentDisk'
import { type Saving, writeChanges } from './saving'
import { Queue, type Store } from './store'

/** The content of this machine's own working copy. */
export function localStore(saving: Saving, root: string): Store {
  const queue = new Queue()
  const onDisk = async () => (await saving.disk.read()).map(storedFile)
  const save = async (request: SaveRequest): Promise<SaveAnswer> => {
    const written = await writeChanges(saving, request)
    if (!written.ok) return written
    await written.finish()
    return { ok: true, files: await savedFiles(saving, request) }
  }
  const { folder } = saving.disk
  const below = relative(root, folder)
  return {
    workplace: () => ({ kind: 'local', folder: below.startsWith('..') ? folder : below }),
    read: () => queue.run(onDisk),
    onDisk: () => queue.run(onDisk),
    save: (request) => queue.run(() => save(request)),
  }
}

/** The files of a request, as they are after it. */
export const savedFiles = async ({ disk }: Saving, { files }: SaveRequest) =>
  (await disk.read()).filter(({ name }) => files.some((file) => file.name === name)).map(storedFile)

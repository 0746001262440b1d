import type { SaveAnswer, SaveRequest } from '../model/protocol'
import type { Clone } from './clone'
import { commitMessage } from './commitMessage'
import { storedFile } from './contentDisk'
import { gitRefusal } from './gitWords'
import { savedFiles } from './localStore'
import { type Saving, type Written, writeChanges } from './saving'
import { type Person, Queue, RefusedError, type Store } from './store'

const nothingSaved = 'Nothing was saved; your changes are still in this window.'

/** How often a save begins again because somebody else pushed at the same moment. */
const attempts = 3

/** The content of a clone: what others pushed is read first, and each save is pushed as a commit. */
export function gitStore(saving: Saving, clone: Clone, branch: string): Store {
  const queue = new Queue()
  const onDisk = async () => (await saving.disk.read()).map(storedFile)
  return {
    workplace: (person) => ({
      kind: 'hosted',
      person: present(person),
      branch,
      conflict: clone.conflict,
    }),
    read: () =>
      queue.run(async () => {
        await clone.update('The content cannot be read.')
        return onDisk()
      }),
    onDisk: () => queue.run(onDisk),
    save: (request, person) =>
      queue.run(() =>
        save(saving, clone, request, present(person), attempts).catch((error: unknown) => {
          if (error instanceof RefusedError) return refused(error.message)
          throw error
        }),
      ),
  }
}

function present(person: Person | undefined): Person {
  if (!person) throw new Error('Nobody is signed in.')
  return person
}

const refused = (message: string): SaveAnswer => ({ ok: false, reason: 'refused', message })

async function save(
  saving: Saving,
  clone: Clone,
  request: SaveRequest,
  person: Person,
  attempt: number,
): Promise<SaveAnswer> {
  await clone.update(nothingSaved)
  const before = await clone.head()
  const written = await writeChanges(saving, request)
  if (!written.ok) return written
  const pushed = await push(clone, written, request, person).catch(async (error: unknown) => {
    await putBack(clone, written, before)
    throw error
  })
  if (pushed.ok) {
    await written.finish()
    const files = await savedFiles(saving, request)
    return { ok: true, files, commit: pushed.commit, conflict: clone.conflict }
  }
  await putBack(clone, written, before)
  return pushed.overtaken && attempt > 1
    ? save(saving, clone, request, person, attempt - 1)
    : refused(pushed.message)
}

type Pushed =
  | { ok: true; commit: string | undefined }
  | { ok: false; message: string; overtaken: boolean }

async function push(
  clone: Clone,
  { paths }: Written,
  { summary }: SaveRequest,
  person: Person,
): Promise<Pushed> {
  const commit =
    paths.length > 0 ? await clone.commit(paths, person, commitMessage(summary)) : undefined
  if (commit === undefined && paths.length > 0) {
    throw new RefusedError(`${nothingSaved} Git sees no change in ${paths.join(', ')}.`)
  }
  if (commit === undefined) return { ok: true, commit }
  const run = await clone.push()
  if (run.code === 0) return { ok: true, commit }
  const overtaken = /\[rejected\]|non-fast-forward|fetch first|cannot lock ref|stale info/.test(
    run.stderr,
  )
  return { ok: false, overtaken, message: gitRefusal(run, nothingSaved) }
}

/** The commit goes first, and takes what it added with it; a file that git never saw is put back. */
async function putBack(clone: Clone, { undo }: Written, before: string): Promise<void> {
  await undo()
  await clone.reset(before)
}

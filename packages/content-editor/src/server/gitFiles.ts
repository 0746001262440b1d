import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clone, submodule } from './clone'
import { gitIn } from './git'
import { RefusedError } from './refused'

/** The object of each file in the whole tree, by its path from the top. */
export type Objects = ReadonlyMap<string, string>

export type OwnFiles = ReturnType<typeof ownFiles>

/**
 * Makes a folder for the content of a commit, with an index and a work tree of its own. Filters and
 * line ends are those of the clone.
 *
 * @param own a folder that no other process uses
 */
export function ownFiles({ gitFolder, prefix }: Clone, own: string) {
  const top = join(own, 'files')
  const folder = join(top, prefix)
  mkdirSync(folder, { recursive: true })
  const env = { GIT_DIR: gitFolder, GIT_WORK_TREE: top, GIT_INDEX_FILE: join(own, 'index') }
  const git = gitIn(top, { env })
  return {
    folder,
    /** Sets the folder to a tree, and leaves unchanged files untouched. Throws GitError or RefusedError. */
    async show(tree: string): Promise<Objects> {
      await git('read-tree', '--reset', tree)
      const names = (await git('ls-files', '--stage', '--others', '-z')).split('\0').filter(Boolean)
      const entries = names.flatMap((name) => entryOf(name) ?? [])
      const content = entries.filter(({ path }) => path.startsWith(prefix) || `${path}/` === prefix)
      const linked = content.find(({ mode }) => mode === '160000')
      if (linked) throw new RefusedError(submodule(linked.path))
      for (const path of names.filter((name) => !entryOf(name))) await rm(join(top, path))
      const input = content.map(({ path }) => `${path}\0`).join('')
      const write = gitIn(top, { env, input })
      await write('checkout-index', '--force', '--index', '-z', '--stdin')
      return new Map(entries.map(({ path, object }) => [path, object]))
    },
    /** Returns the tree that is shown, with these files as they are in the folder now. */
    async treeWith(names: readonly string[]): Promise<string> {
      const paths = names.map((name) => prefix + name.replaceAll('\\', '/'))
      await git('update-index', '--add', '--remove', '--', ...paths)
      return git('write-tree')
    },
  }
}

/** Parses a file of the index; undefined for a file that only the folder has. */
function entryOf(line: string) {
  const [, mode = '', object = '', path = ''] = /^(\d{6}) (\w{40,}) 0\t(.+)$/s.exec(line) ?? []
  return mode ? { mode, object, path } : undefined
}

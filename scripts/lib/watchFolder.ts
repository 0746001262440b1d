import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** In milliseconds: what an editor writes in several steps is one change. */
const quiet = 20

/** In milliseconds: a folder that cannot be read may be about to be replaced. */
const again = 500

/**
 * Calls back after files in a folder, or in its subfolders, have changed.
 *
 * @returns a function that ends it
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const changedIn = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!watchAll()) changedIn(again)
      onChange()
    }, milliseconds)
  }
  watchAll()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }

  /** @returns whether the folder could be read */
  function watchAll(): boolean {
    try {
      const present = foldersIn(folder)
      for (const [key, watcher] of watchers) {
        if (present.has(key)) continue
        watcher.close()
        watchers.delete(key)
      }
      for (const [key, path] of present) {
        if (!watchers.has(key)) watchers.set(key, watched(path, key))
      }
      return true
    } catch {
      return false
    }
  }

  function watched(path: string, key: string): FSWatcher {
    const watcher = watch(path, () => changedIn(quiet))
    watcher.on('error', () => {
      watchers.delete(key)
      changedIn(quiet)
    })
    return watcher
  }
}

/** The folder and its subfolders; one that was replaced by another of its name has another key. */
function foldersIn(folder: string): Map<string, string> {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map([folder, ...inside].map((path) => [`${path} ${statSync(path).ino}`, path]))
}

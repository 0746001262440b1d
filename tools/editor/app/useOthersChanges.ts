import { useEffect } from 'react'
import type { EditorServer } from './editorServer'
import type { EditorStore } from './editorStore'

/** In milliseconds. */
const interval = 3000

/**
 * Notices when somebody else changes a file: another tab, another person, a text editor.
 *
 * @param onFollowed gets the names of the files that now show the new version
 */
export function useOthersChanges(
  server: EditorServer,
  store: EditorStore,
  onFollowed: (names: readonly string[]) => void,
): void {
  useEffect(() => {
    let isLooking = false
    const look = async () => {
      if (isLooking || document.visibilityState === 'hidden') return
      isLooking = true
      // Should the server be away for a moment: saving and checking say so.
      const followed = await store.inTurn(() => meetOthers(server, store)).catch(() => [])
      isLooking = false
      if (followed.length > 0) onFollowed(followed)
    }
    const timer = setInterval(look, interval)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [server, store, onFollowed])
}

async function meetOthers(server: EditorServer, store: EditorStore): Promise<string[]> {
  const versions = await server.versions()
  const isNews = store.getState().files.some(({ name, base, theirs }) => {
    const version = versions[name]
    return version !== undefined && version !== (theirs ?? base).version
  })
  return isNews ? store.meet((await server.content()).files) : []
}

import { createContext, use, useCallback, useState } from 'react'
import type { Value } from '../../content/value'
import type { StoredPicture, UploadAnswer } from '../protocol'
import { pictureTexts } from '../texts'
import type { EditorServer } from './server'
import { useActions, useEditor } from './store'

export const ServerContext = createContext<EditorServer | undefined>(undefined)

const failed = (message: string) => ({ ok: false, message }) as const

/** The stored pictures, which all fields share, and what changes them. */
export function usePictures() {
  const server = use(ServerContext)
  const { set } = useActions()
  const stored = useEditor(({ pictures }) => pictures)
  const data = useEditor((state) => state.data)
  const [failure, setFailure] = useState<string>()
  const load = useCallback(async () => {
    try {
      set({ pictures: await server?.pictures() })
      setFailure(undefined)
    } catch {
      setFailure(pictureTexts.listFailed)
    }
  }, [server, set])
  return {
    stored,
    failure,
    load,
    async upload(picture: File, file: string, place: string): Promise<UploadAnswer> {
      const refused = failed(pictureTexts.uploadFailed)
      const answer = (await server?.upload(picture, file, place).catch(() => refused)) ?? refused
      if (answer.ok) await load()
      return answer
    },
    async remove(path: string) {
      const refused = failed(pictureTexts.removeFailed)
      const answer = (await server?.remove(path).catch(() => refused)) ?? refused
      if (answer.ok) await load()
      return answer
    },
    /** Whether neither a saved file nor an edited one names it. */
    isRemovable: ({ path, isUsed }: StoredPicture) =>
      !isUsed && !Object.values(data).some((value) => names(value, path)),
  }
}

const names = (value: Value, text: string): boolean =>
  typeof value === 'object'
    ? Object.values(value).some((part: Value) => names(part, text))
    : value === text

import { useCallback, useEffect, useState } from 'react'
import type { StoredPicture } from '../model/protocol'
import { pictureTexts } from '../texts'
import { useFormTools } from './formTools'
import { pathOf } from './place'

/** What happened to the last picture that was uploaded or chosen. */
export type PictureNews =
  | { readonly kind: 'none' }
  | { readonly kind: 'uploading'; readonly name: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'changed'; readonly notes: readonly string[] }

/** The stored pictures; undefined until they are known. */
export function useStoredPictures() {
  const { pictures } = useFormTools()
  const [stored, setStored] = useState<readonly StoredPicture[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      pictures.list().then(
        (list) => {
          setStored(list)
          setFailed(false)
        },
        () => setFailed(true),
      ),
    [pictures],
  )
  useEffect(() => {
    load()
  }, [load])
  return { stored, hasFailed, load }
}

/** Changes the picture at a place, by choice or by upload. */
export function usePicture(place: string, onStored: () => void) {
  const { edit, pictures } = useFormTools()
  const [news, setNews] = useState<PictureNews>({ kind: 'none' })
  const path = pathOf(place)
  const set = (picture: StoredPicture, notes: readonly string[]) => {
    edit({ kind: 'set', path, value: picture.path })
    setNews({ kind: 'changed', notes })
  }
  return {
    news,
    choose: (picture: StoredPicture) => set(picture, []),
    async upload(file: File) {
      if (news.kind === 'uploading') return
      setNews({ kind: 'uploading', name: file.name })
      const answer = await pictures
        .upload(file, path)
        .catch(() => ({ ok: false as const, message: pictureTexts.uploadFailed }))
      if (!answer.ok) return setNews({ kind: 'refused', message: answer.message })
      set(answer.picture, answer.notes)
      onStored()
    },
  }
}

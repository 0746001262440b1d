import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { pictureAddress } from '../model/protocol'
import type { FileFormProps } from './FileForm'
import { countShown, fieldsWith, type Shown } from './find'
import type { FormTools } from './formTools'

type Effects = Pick<FileFormProps, 'onEdit' | 'pictures'>

/** What the fields share: it calls what the form got last, and stays the same. */
export function useStableTools(
  { file, onEdit, pictures }: Effects & Pick<FileFormProps, 'file'>,
  announce: FormTools['announce'],
): FormTools {
  const latest = useRef<Effects>({ onEdit, pictures })
  useLayoutEffect(() => {
    latest.current = { onEdit, pictures }
  })
  return useMemo(
    () => ({
      file,
      announce,
      edit: (edit) => latest.current.onEdit(edit),
      pictures: {
        list: () => latest.current.pictures.list(),
        upload: (picture, path) => latest.current.pictures.upload(picture, path),
        address: (path) => (latest.current.pictures.address ?? pictureAddress)(path),
      },
    }),
    [file, announce],
  )
}

/** The filter. What it shows stays while one types in it, whatever the text becomes. */
export function useFind({ fields, values }: Pick<FileFormProps, 'fields' | 'values'>) {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<Shown>()
  return {
    query,
    shown,
    found: shown && countShown(shown),
    find(query: string) {
      setQuery(query)
      setShown(query.trim() === '' ? undefined : fieldsWith(query, fields, values))
    },
  }
}

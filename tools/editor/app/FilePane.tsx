import Box from '@mui/material/Box'
import { useCallback, useMemo, useState } from 'react'
import type { Finding } from '../../content/check/finding'
import { FileForm, type PictureTools } from '../fields/FileForm'
import type { Edit, ReadResult } from '../model/edit'
import type { Group } from '../model/fields'
import { messageOf } from '../model/readData'
import type { EditorServer } from './editorServer'
import type { EditorStore, OpenFile } from './editorStore'
import { TheirsQuestion } from './TheirsQuestion'
import { UnreadableFile } from './UnreadableFile'

export interface FilePaneProps {
  file: OpenFile
  fields: Group | undefined
  read: ReadResult | undefined
  findings: readonly Finding[]
  server: EditorServer
  store: EditorStore
  onEdit: (file: string, edit: Edit) => void
}

/** One file: the form, or its text where it cannot be a form, and what has to be decided first. */
export function FilePane(props: FilePaneProps) {
  const { file, fields, read, findings, server, store, onEdit } = props
  const { name, text, before } = file
  const isReadable = read?.ok === true && fields !== undefined
  // A file that is being mended stays text until the person leaves it, readable in between or not.
  const [isMended, setMended] = useState(isReadable)
  if (isMended && !isReadable) setMended(false)
  const edit = useCallback((change: Edit) => onEdit(name, change), [name, onEdit])
  const restore = () => {
    store.write(name, before ?? text, '')
    setMended(true)
  }
  const pictures: PictureTools = useMemo(
    () => ({
      list: server.pictures,
      upload: (picture, path) => server.upload(picture, name, path.join('.')),
    }),
    [server, name],
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, marginTop: 3 }} onBlur={() => store.endStep()}>
      {file.theirs && fields && (
        <TheirsQuestion
          file={file}
          fields={fields}
          onSettle={(settled) => store.settle(name, settled)}
        />
      )}
      {isReadable && isMended ? (
        <FileForm
          file={name}
          fields={fields}
          values={read.data}
          findings={findings}
          pictures={pictures}
          onEdit={edit}
        />
      ) : (
        <UnreadableFile
          name={name}
          text={text}
          message={messageOf(read)}
          onLeave={() => setMended(isReadable)}
          onRestore={before === undefined ? undefined : restore}
          onChange={(changed) => store.write(name, changed, 'text')}
        />
      )}
    </Box>
  )
}

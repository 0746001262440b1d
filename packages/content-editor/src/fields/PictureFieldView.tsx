import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PictureField } from '@partner-site/content-model'
import { getIn } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { good } from '../app/EditorTheme'
import { useEditor, useOpenEditor } from '../app/store'
import { pictureAddress } from '../protocol'
import { pictureTexts } from '../texts'
import { ErrorText, type FieldViewProps, Hint, useField } from './field'
import { Group } from './ObjectFieldView'
import { nameOf, PictureChooser, sizeOf } from './PictureChooser'

export function PictureFieldView(props: FieldViewProps<PictureField>) {
  const { field, place } = props
  const { id, file, value, label, error, set } = useField(props)
  const { server, store, actions } = useOpenEditor()
  const { loadPictures, noteRefusal } = actions
  const pictures = useEditor((state) => state.pictures)
  const picker = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [notes, setNotes] = useState<readonly string[]>([])
  const path = typeof value === 'string' ? value : ''
  const stored = pictures?.find((one) => one.path === path)
  useEffect(() => {
    if (!pictures) void loadPictures()
  }, [pictures, loadPictures])
  const use = (next: string, news: readonly string[] = []) => {
    set(next)
    setNotes(field.alt ? [...news, pictureTexts.checkAlt] : news)
  }
  const send = async (picture: File | undefined) => {
    if (!picture) return
    setNotes([pictureTexts.uploading(picture.name)])
    const refuse = (why: string) => {
      setNotes([])
      noteRefusal(why)
    }
    try {
      const { path, notes } = await server.upload(picture, file, place)
      await loadPictures()
      // The entry may have moved while the picture was on its way.
      if (getIn(store.getState().data[file], place) === value) use(path, notes)
      else refuse(pictureTexts.moved(nameOf(path)))
    } catch (error) {
      refuse((error as Error).message)
    }
  }
  const action = { variant: 'outlined', 'aria-describedby': `${id}-notes` } as const
  return (
    <Group id={id}>
      <Stack
        sx={{ gap: 1, alignItems: 'start' }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void send(event.dataTransfer.files[0])
        }}
      >
        <Typography component="span" id={`${id}-label`} sx={{ fontWeight: 'bold' }}>
          {label}
        </Typography>
        <Stack id={`${id}-notes`}>
          {error && <ErrorText>{error}</ErrorText>}
          {field.hint && <Hint>{field.hint}</Hint>}
          {field.decorative && <Hint>{pictureTexts.decorative}</Hint>}
        </Stack>
        {path && <Picture key={path} path={path} />}
        <Typography variant="body2">
          {[nameOf(path), stored && sizeOf(stored)].filter(Boolean).join(', ')}
        </Typography>
        <Notes notes={notes} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            {...action}
            onClick={() => {
              void loadPictures()
              setChoosing(true)
            }}
          >
            {pictureTexts.chooseAnother}
          </Button>
          <Button {...action} onClick={() => picker.current?.click()}>
            {pictureTexts.upload}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept={acceptedBy(field.formats)}
            onChange={({ target }) => {
              void send(target.files?.[0])
              // Otherwise choosing the same file again would not fire a change event.
              target.value = ''
            }}
          />
        </Stack>
        <Hint>{pictureTexts.drop}</Hint>
      </Stack>
      {isChoosing && (
        <PictureChooser
          field={field}
          path={path}
          onChoose={(next) => {
            setChoosing(false)
            use(next)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Group>
  )
}

const noteLook = { p: 1.25, borderRadius: 1, backgroundColor: good }

/** Renders what was done to an upload, and what is left to do. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <Stack role="status" sx={{ gap: 0.5 }}>
      {notes.map((note) => (
        <Typography
          key={note}
          variant="body2"
          sx={note === pictureTexts.checkAlt ? { fontWeight: 'bold' } : noteLook}
        >
          {note}
        </Typography>
      ))}
    </Stack>
  )
}

const acceptedBy = (formats: PictureField['formats']): string =>
  formats.map((format) => (format === 'jpeg' ? jpegEndings : `.${format}`)).join(',')

/** Some Windows versions save pictures of web pages as `.jfif`. */
const jpegEndings = '.jpg,.jpeg,.jpe,.jfif,.pjpeg,.pjp'

/** Renders a picture without `alt`, because its name is beside it. */
function Picture({ path }: { path: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Typography variant="body2">{pictureTexts.notLoaded}</Typography>
  return (
    <Box
      component="img"
      src={pictureAddress(path)}
      alt=""
      onError={() => setBroken(true)}
      sx={{ maxHeight: 160, maxWidth: '100%', border: 1, borderColor: 'divider' }}
    />
  )
}

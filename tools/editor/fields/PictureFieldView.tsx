import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { formatFileSize } from '../../../src/components/formatFileSize'
import { pictureFocus } from '../../../src/theme/tokens'
import type { PictureField } from '../../content/fieldTree'
import { usePictures } from '../app/pictures'
import { pictureAddress, type StoredPicture } from '../protocol'
import { pictureTexts } from '../texts'
import { ErrorText, type FieldViewProps, Hint, UndoField, useField } from './field'
import { Group } from './ObjectFieldView'
import { PictureChooser } from './PictureChooser'

/** A picture: what the page shows of it, and another one by choice, upload or drop. */
export function PictureFieldView(props: FieldViewProps<PictureField>) {
  const { field, place } = props
  const { id, value, label, error } = useField(props)
  const path = typeof value === 'string' ? value : ''
  const picture = usePictureField(props)
  const picker = useRef<HTMLInputElement>(null)
  const stored = picture.stored?.find((one) => one.path === path)
  const describedBy = `${id}-notes`
  return (
    <Group id={id}>
      <Stack sx={picture.isOver ? { ...stack, ...dropping } : stack} {...picture.drop}>
        <Typography component="span" id={`${id}-label`} sx={{ fontWeight: 'bold' }}>
          {label}
        </Typography>
        <Stack id={describedBy}>
          {error && <ErrorText>{error}</ErrorText>}
          {field.hint && <Hint>{field.hint}</Hint>}
          {field.decorative && <Hint>{pictureTexts.decorative}</Hint>}
        </Stack>
        {path && <Crops path={path} shownIn={field.shownIn} />}
        <Typography variant="body2">
          {[nameOf(path), stored && sizeOf(stored)].filter(Boolean).join(', ')}
        </Typography>
        <div role="alert">{picture.refusal && <ErrorText>{picture.refusal}</ErrorText>}</div>
        <Stack role="status" sx={{ gap: 0.5 }}>
          {picture.notes.map((note) => (
            <Typography key={note} variant="body2" sx={noteLook}>
              {note}
            </Typography>
          ))}
        </Stack>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" aria-describedby={describedBy} onClick={picture.open}>
            {pictureTexts.chooseAnother}
          </Button>
          <Button
            variant="outlined"
            aria-describedby={describedBy}
            onClick={() => picker.current?.click()}
          >
            {pictureTexts.upload}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept={acceptedBy(field)}
            onChange={({ target }) => {
              picture.upload(target.files?.[0])
              // Otherwise choosing the same file again would not fire a change event.
              target.value = ''
            }}
          />
        </Stack>
        <Hint>{pictureTexts.drop}</Hint>
        <UndoField place={place} />
      </Stack>
      {picture.isChoosing && (
        <PictureChooser
          field={field}
          path={path}
          onChoose={picture.choose}
          onClose={picture.close}
        />
      )}
    </Group>
  )
}

const stack = { gap: 1, alignItems: 'start', borderRadius: 1 }
const dropping = { outline: '3px dashed', outlineOffset: 8, outlineColor: 'brand.focus' }
const noteLook = { p: 1.25, borderRadius: 1, backgroundColor: 'brand.successSurface' }

/** `images/hero.png` is "hero.png". */
export const nameOf = (path: string): string => path.replace(/^images\//, '')

export const sizeOf = ({ width, height, size }: StoredPicture): string =>
  pictureTexts.size(width, height, formatFileSize(size))

/** For the file picker. */
const acceptedBy = ({ formats }: PictureField): string =>
  formats.flatMap((format) => (format === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${format}`])).join(',')

function usePictureField(props: FieldViewProps<PictureField>) {
  const { file, set } = useField(props)
  const { stored, load, upload } = usePictures()
  const [isChoosing, setChoosing] = useState(false)
  const [isOver, setOver] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [notes, setNotes] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (!stored) load()
  }, [stored, load])
  const use = (path: string, news: readonly string[]) => {
    set(path)
    setNotes(props.field.alt ? [...news, pictureTexts.checkAlt] : news)
  }
  const send = async (picture: File | undefined) => {
    if (!picture || isUploading) return
    setUploading(true)
    setRefusal(undefined)
    setNotes([pictureTexts.uploading(picture.name)])
    const answer = await upload(picture, file, props.place)
    setUploading(false)
    setNotes([])
    if (answer.ok) use(answer.picture.path, answer.notes)
    else setRefusal(answer.message)
  }
  const hold = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  return {
    ...{ stored, isChoosing, isOver, isUploading, notes, refusal },
    open: () => {
      load()
      setChoosing(true)
    },
    close: () => setChoosing(false),
    choose: (path: string) => {
      setRefusal(undefined)
      setChoosing(false)
      use(path, [])
    },
    upload: send,
    drop: {
      onDragOver: (event: DragEvent) => hold(event, true),
      onDragLeave: (event: DragEvent) => hold(event, false),
      onDrop: (event: DragEvent) => {
        hold(event, false)
        send(event.dataTransfer.files[0])
      },
    },
  }
}

interface Crop {
  label: string
  /** In CSS px; only their ratio matters. */
  width: number
  height: number
  /** CSS object-position. */
  position: string
}

/** What the pages show of a picture, by `@picture(shownIn:)`. */
const crops: Readonly<Record<string, readonly Crop[]>> = {
  // Below the header, on a phone of 390 by 844 px and in a window of 1280 by 800 px.
  hero: [
    { label: pictureTexts.crops.phone, width: 390, height: 780, position: pictureFocus.hero },
    { label: pictureTexts.crops.desktop, width: 1280, height: 730, position: pictureFocus.hero },
  ],
  promise: [
    { label: pictureTexts.crops.page, width: 16, height: 10, position: pictureFocus.promise },
  ],
}

/** A picture as the pages crop it, or whole. What it shows is beside it in words. */
function Crops({ path, shownIn }: { path: string; shownIn: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const image = { src: pictureAddress(path), alt: '', onError: () => setBroken(path) }
  if (broken === path) return <Typography variant="body2">{pictureTexts.notLoaded}</Typography>
  const shown = (shownIn && crops[shownIn]) || []
  if (shown.length === 0) {
    return (
      <Box
        component="img"
        {...image}
        sx={{ maxHeight: 128, p: 1, border: 1, borderColor: 'divider' }}
      />
    )
  }
  return (
    <Stack direction="row" sx={{ gap: 1.5, width: '100%', maxWidth: shown.length * 280 }}>
      {shown.map(({ label, width, height, position }) => (
        <Box
          component="figure"
          key={label}
          sx={{ m: 0, minWidth: 0, flex: `${width / height} 1 0` }}
        >
          <Box
            component="img"
            {...image}
            sx={{
              width: '100%',
              borderRadius: 1,
              aspectRatio: `${width} / ${height}`,
              objectFit: 'cover',
              objectPosition: position,
            }}
          />
          <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Stack>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CardActionArea from '@mui/material/CardActionArea'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PictureField } from '@partner-site/content-model'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { isUnused } from '../app/changes'
import { useActions, useEditor } from '../app/store'
import { pictureAddress, type StoredPicture } from '../protocol'
import { pictureTexts } from '../texts'
import { Hint } from './field'

/** `images/hero.png` becomes `hero.png`. */
export const nameOf = (path: string): string => path.replace(/^images\//, '')

const kilobyte = 1024

const inUnit = (unit: string) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 })

/** `480 kB`, `2.4 MB` */
const inBytes = (size: number): string =>
  size < kilobyte ** 2
    ? inUnit('kilobyte').format(Math.ceil(size / kilobyte))
    : inUnit('megabyte').format(size / kilobyte ** 2)

export const sizeOf = ({ width, height, size }: StoredPicture): string =>
  pictureTexts.size(width, height, inBytes(size))

export interface PictureChooserProps {
  field: PictureField
  path: string
  onChoose: (path: string) => void
  onClose: () => void
}

const list = {
  display: 'grid',
  gap: 1,
  p: 0,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
}
const card = { p: 1, border: 1, borderColor: 'text.secondary', borderRadius: 1, height: '100%' }
const dimmed = { ...card, borderStyle: 'dashed', cursor: 'not-allowed' }

export function PictureChooser({ field, path, onChoose, onClose }: PictureChooserProps) {
  const { removePicture } = useActions()
  const data = useEditor((state) => state.data)
  const removed = useEditor((state) => state.removed)
  const pictures = useEditor((state) => state.pictures)
  const [said, setSaid] = useState('')
  const remove = (path: string) => {
    removePicture(path)
    setSaid(pictureTexts.removed(nameOf(path)))
  }
  const fittingFirst = pictures
    ?.filter((picture) => !removed.includes(picture.path))
    .map((picture) => ({ picture, misfit: misfitOf(picture, field) }))
    .sort((one, other) => Number(!!one.misfit) - Number(!!other.misfit))
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="chooser-title">
      <DialogTitle id="chooser-title">{pictureTexts.chooseAnother}</DialogTitle>
      <DialogContent>
        <div role="status">{fittingFirst ? said : pictureTexts.loading}</div>
        <Box component="ul" sx={list}>
          {fittingFirst?.map(({ picture, misfit }) => (
            <Stack component="li" direction="row" key={picture.path} sx={{ alignItems: 'center' }}>
              <CardActionArea
                sx={misfit ? dimmed : card}
                aria-current={picture.path === path || undefined}
                aria-disabled={misfit !== undefined || undefined}
                onClick={() => !misfit && onChoose(picture.path)}
              >
                <Box
                  component="img"
                  src={pictureAddress(picture.path)}
                  alt=""
                  loading="lazy"
                  sx={{ width: '100%', height: 80, objectFit: 'contain' }}
                />
                <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
                  {nameOf(picture.path)}
                </Typography>
                <Hint>
                  {[sizeOf(picture), misfit, picture.path === path && pictureTexts.current]
                    .filter(Boolean)
                    .join('. ')}
                </Hint>
              </CardActionArea>
              {isUnused({ data }, picture.path) && (
                <IconButton
                  aria-label={pictureTexts.remove(nameOf(picture.path))}
                  onClick={() => remove(picture.path)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </Stack>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {pictureTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function misfitOf(
  { format, width, height }: StoredPicture,
  { formats, minWidth, minHeight, maxWidth = Infinity, maxHeight = Infinity }: PictureField,
): string | undefined {
  if (!formats.includes(format)) {
    return pictureTexts.needs(formats.map((one) => one.toUpperCase()).join(', '))
  }
  // An SVG fits at any size.
  if (format === 'svg') return undefined
  if (width < minWidth || height < minHeight) return pictureTexts.tooSmall(minWidth, minHeight)
  const isLarge = width > maxWidth || height > maxHeight
  return isLarge ? pictureTexts.tooLarge(maxWidth, maxHeight) : undefined
}

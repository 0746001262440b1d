import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../../src/components/Button'
import { type FieldAria, FieldHint, FieldShell } from '../../src/components/FieldShell'
import { edge } from '../../src/theme/tokens'
import type { PictureEntry } from '../model/fields'
import { pictureTexts } from '../texts'
import type { FieldPartProps } from './fieldProps'
import { useFormTools } from './formTools'
import { PictureChooser } from './PictureChooser'
import { PictureStatus } from './PictureStatus'
import { PictureView } from './PictureView'
import { accepted, nameOf, sizeOf } from './pictureFit'
import { idOf } from './place'
import { errorOf } from './problems'
import { useFileDrop } from './useFileDrop'
import { usePicture, useStoredPictures } from './usePicture'

const Root = styled('div')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  '&[data-drop=over]': {
    outline: `${edge.ring}px dashed ${theme.vars.palette.brand.focus}`,
    outlineOffset: theme.spacing(1),
  },
}))

/** A picture: what the page shows of it, and another one by choice, upload or drop. */
export function PictureField({
  field,
  place,
  value,
  problems,
  label,
}: FieldPartProps<PictureEntry>) {
  const { file } = useFormTools()
  const pictures = useStoredPictures()
  const picture = usePicture(place, pictures.load)
  const dropTarget = useFileDrop(picture.upload)
  const path = typeof value === 'string' ? value : ''
  const current = pictures.stored?.find((stored) => stored.path === path)
  const refusal = picture.news.kind === 'refused' ? picture.news.message : undefined
  return (
    <Root {...dropTarget}>
      <FieldShell
        id={idOf(file, place)}
        group
        label={label ?? field.label}
        hint={field.hint}
        error={refusal ?? errorOf(problems)}
        errorRole={refusal ? 'alert' : undefined}
      >
        {(aria) => (
          <>
            {path && <PictureView path={path} crops={field.shown} />}
            <Typography variant="body2">
              {current ? `${nameOf(path)}, ${sizeOf(current)}` : nameOf(path)}
            </Typography>
            {field.decorative && <FieldHint>{pictureTexts.decorative}</FieldHint>}
            <PictureStatus news={picture.news} hasAlt={field.alt !== undefined} />
            <PictureActions
              field={field}
              aria={aria}
              path={path}
              pictures={pictures}
              picture={picture}
            />
          </>
        )}
      </FieldShell>
    </Root>
  )
}

interface PictureActionsProps {
  field: PictureEntry
  aria: FieldAria
  path: string
  pictures: ReturnType<typeof useStoredPictures>
  picture: ReturnType<typeof usePicture>
}

function PictureActions({ field, aria, path, pictures, picture }: PictureActionsProps) {
  const [isChoosing, setChoosing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Otherwise choosing the same file again would not fire a change event.
    target.value = ''
    if (file) picture.upload(file)
  }
  const toggle = () => {
    if (!isChoosing) pictures.load()
    setChoosing(!isChoosing)
  }
  return (
    <>
      <input ref={picker} type="file" accept={accepted(field)} hidden onChange={pick} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          kind="secondary"
          id={aria.id}
          ref={chooseButton}
          aria-describedby={aria['aria-describedby']}
          onClick={toggle}
        >
          {isChoosing ? pictureTexts.closeList : pictureTexts.chooseAnother}
        </Button>
        <Button
          kind="secondary"
          busy={picture.news.kind === 'uploading'}
          aria-describedby={aria['aria-describedby']}
          onClick={() => picker.current?.click()}
        >
          {pictureTexts.upload}
        </Button>
      </Box>
      <FieldHint>{pictureTexts.drop}</FieldHint>
      {isChoosing && (
        <PictureChooser
          field={field}
          path={path}
          stored={pictures.stored}
          hasFailed={pictures.hasFailed}
          onChoose={(chosen) => {
            picture.choose(chosen)
            setChoosing(false)
            chooseButton.current?.focus()
          }}
        />
      )}
    </>
  )
}

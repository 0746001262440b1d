import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FieldHint, FieldShell } from '../../../src/components/FieldShell'
import { edge } from '../../../src/theme/tokens'
import type { PictureEntry } from '../model/fields'
import { pictureTexts } from '../texts'
import type { FieldPartProps } from './fieldProps'
import { useFormTools } from './formTools'
import { PictureActions } from './PictureActions'
import { PictureStatus } from './PictureStatus'
import { PictureView } from './PictureView'
import { nameOf, sizeOf } from './pictureFit'
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

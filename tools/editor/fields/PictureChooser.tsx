import { styled } from '@mui/material/styles'
import { plainList } from '../../../src/theme/styles'
import { edge, fontWeight } from '../../../src/theme/tokens'
import type { PictureEntry } from '../model/fields'
import type { StoredPicture } from '../model/protocol'
import { pictureTexts } from '../texts'
import { useFormTools } from './formTools'
import { nameOf, sizeOf, unfit } from './pictureFit'

export interface PictureChooserProps {
  field: PictureEntry
  /** The picture that is in use. */
  path: string
  /** Undefined until they are known. */
  stored: readonly StoredPicture[] | undefined
  hasFailed: boolean
  onChoose: (picture: StoredPicture) => void
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  '& button': {
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(12)} minmax(0, 1fr)`,
    gap: theme.spacing(1.5),
    alignItems: 'center',
    width: '100%',
    height: '100%',
    padding: theme.spacing(1),
    border: `${edge.thin}px solid ${theme.vars.palette.brand.lineStrong}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&[aria-disabled=true]': { cursor: 'not-allowed', borderStyle: 'dashed' },
    '&[aria-current=true]': { borderWidth: edge.thick, borderColor: 'currentColor' },
  },
  '& img': { width: '100%', height: theme.spacing(8), objectFit: 'contain' },
}))

const Facts = styled('span')(({ theme }) => ({
  display: 'grid',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > :first-of-type': {
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeight.semibold,
  },
}))

/** The stored pictures to choose from; those that do not fit say why. */
export function PictureChooser({ field, path, stored, hasFailed, onChoose }: PictureChooserProps) {
  const { pictures } = useFormTools()
  if (hasFailed) return <p role="alert">{pictureTexts.listFailed}</p>
  if (!stored) return <p>{pictureTexts.loading}</p>
  if (stored.length === 0) return <p>{pictureTexts.noPictures}</p>
  const fitting = stored.filter((picture) => !unfit(picture, field))
  const others = stored.filter((picture) => unfit(picture, field))
  return (
    <List aria-label={pictureTexts.chooseFrom}>
      {[...fitting, ...others].map((picture) => {
        const reason = unfit(picture, field)
        return (
          <li key={picture.path}>
            <button
              type="button"
              aria-current={picture.path === path || undefined}
              aria-disabled={reason !== undefined || undefined}
              onClick={() => reason === undefined && onChoose(picture)}
            >
              <img src={pictures.address(picture.path)} alt="" loading="lazy" />
              <Facts>
                <span>{nameOf(picture.path)}</span>
                <span>{sizeOf(picture)}</span>
                {reason && <span>{reason}</span>}
                {picture.path === path && <span>{pictureTexts.current}</span>}
              </Facts>
            </button>
          </li>
        )
      })}
    </List>
  )
}

import { styled } from '@mui/material/styles'
import { pictureTexts } from '../texts'
import type { PictureNews } from './usePicture'

export interface PictureStatusProps {
  news: PictureNews
  /** Whether a text beside the picture describes it. */
  hasAlt: boolean
}

const Root = styled('div')(({ theme }) => ({
  '&:empty': { marginTop: theme.spacing(-1) },
  '& > p': {
    margin: 0,
    padding: theme.spacing(1.25, 1.75),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.brand.successSurface,
  },
  '& > p + p': { marginTop: theme.spacing(1) },
}))

/** What is done with a picture, and what to look at after it; read out. */
export function PictureStatus({ news, hasAlt }: PictureStatusProps) {
  return (
    <Root role="status">
      {sentences(news, hasAlt).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Root>
  )
}

function sentences(news: PictureNews, hasAlt: boolean): readonly string[] {
  if (news.kind === 'uploading') return [pictureTexts.uploading(news.name)]
  if (news.kind !== 'changed') return []
  return hasAlt ? [...news.notes, pictureTexts.checkAlt] : news.notes
}

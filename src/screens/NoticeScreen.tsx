import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { Button } from '../components/Button'
import { Picture } from '../components/Picture'
import type { Fleet, Notice } from '../content/generated/types'
import { pictureOf } from '../content/image'
import { pictureFocus } from '../theme/styles'
import { measure, page, radius } from '../theme/tokens'

export interface NoticeScreenProps extends Notice {
  /** Shown where there is room; it only decorates. */
  picture: Pick<Fleet, 'image' | 'imageFocus'>
}

const columns = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'center',
  '& img': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: `${radius.box}px`,
  },
}

const message = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure,
}

/** Renders a message that fills a page, with links to continue. */
export function NoticeScreen({ title, text, homeLabel, contactLabel, picture }: NoticeScreenProps) {
  return (
    <Band>
      <Box sx={columns}>
        <Box sx={message}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead">{text}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button href="/">{homeLabel}</Button>
            <Button href="/contact/" kind="secondary">
              {contactLabel}
            </Button>
          </Box>
        </Box>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            '& img': { objectPosition: pictureFocus[picture.imageFocus] },
          }}
        >
          <Picture {...pictureOf(picture.image)} alt="" sizes={`calc(${page.maxWidth} * 0.4)`} />
        </Box>
      </Box>
    </Band>
  )
}

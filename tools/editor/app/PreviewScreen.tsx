import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { edge, radius } from '../../../src/theme/tokens'
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame'
import { useSize } from './useSize'

/** In CSS px, as in the site's own screenshots. */
export const screenWidths = { phone: 390, desktop: 1280 } as const

export type ScreenName = keyof typeof screenWidths

export interface PreviewScreenProps {
  screen: ScreenName
  isBusy: boolean
  /** The one that is seen, and perhaps the next behind it. */
  frames: readonly (Omit<PreviewFrameProps, 'style'> & { readonly id: string })[]
}

const Room = styled('div')({ position: 'relative', flex: '1 1 auto', minHeight: 0, minWidth: 0 })

const Edge = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  overflow: 'hidden',
  outline: `${edge.thin}px solid ${theme.vars.palette.brand.lineStrong}`,
  borderRadius: radius.control,
  '& > iframe': { position: 'absolute', inset: '0 auto auto 0', border: 0 },
}))

/** A screen of real CSS pixels, made smaller where the column is narrower. */
export function PreviewScreen({ screen, isBusy, frames }: PreviewScreenProps) {
  const [room, size] = useSize()
  const width = screenWidths[screen]
  const scale = Math.min(1, size.width / width)
  const style = {
    width,
    height: size.height / scale,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  }
  return (
    <>
      <Typography variant="body2" component="div" sx={line}>
        <span role="status">{isBusy ? 'The preview is loading…' : ''}</span>
        <span>{isBusy ? '' : `${width} px wide, shown at ${percent(scale)}`}</span>
      </Typography>
      <Room ref={room}>
        {size.width > 0 && (
          <Edge
            aria-busy={isBusy}
            style={{ width: width * scale, left: (size.width - width * scale) / 2 }}
          >
            {frames.map(({ id, ...frame }) => (
              <PreviewFrame key={id} {...frame} style={style} />
            ))}
          </Edge>
        )}
      </Room>
    </>
  )
}

/** As high with a text as without. */
const line = { minHeight: '1.55em', color: 'text.secondary' }

const percent = (share: number): string => `${Math.round(share * 100)} %`

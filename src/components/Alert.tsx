import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Children, type ReactNode, type Ref } from 'react'
import { edge, fontWeight, iconSize, radius } from '../theme/tokens'
import { Icon, type IconName } from './Icon'

const tones = {
  success: { icon: 'success', colour: 'success.main', surface: 'brand.successSurface' },
  failure: { icon: 'alert', colour: 'error.main', surface: 'brand.errorSurface' },
  notice: { icon: 'info', colour: 'brand.lineStrong', surface: 'background.default' },
} satisfies Record<string, { icon: IconName; colour: string; surface: string }>

export interface AlertProps {
  tone: keyof typeof tones
  /** What happened, in one sentence. */
  title: string
  /** What to do next. A text gets its own element, for translators. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * Reports an outcome or a notice. An outcome is announced at once (WAI-ARIA, alert), a notice only
 * in a `StatusRegion` or when it takes the focus.
 */
export function Alert({ tone, title, children, ...rest }: AlertProps) {
  const { icon, colour, surface } = tones[tone]
  return (
    <Box
      role={tone === 'notice' ? undefined : 'alert'}
      tabIndex={-1}
      {...rest}
      sx={{
        display: 'grid',
        gridTemplateColumns: `${iconSize.medium}px 1fr`,
        gap: 1.5,
        padding: 2.5,
        borderRadius: `${radius.control}px`,
        border: `${edge.thin}px solid`,
        borderColor: colour,
        backgroundColor: surface,
        overflowWrap: 'anywhere',
        '& > svg': { color: colour, marginTop: '0.1em' },
      }}
    >
      <Icon name={icon} />
      <div>
        <Typography sx={{ fontWeight: fontWeight.semibold }}>{title}</Typography>
        {Children.map(children, (child) =>
          typeof child === 'string' ? <div>{child}</div> : child,
        )}
      </div>
    </Box>
  )
}

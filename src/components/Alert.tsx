import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Children, type ReactNode, type Ref } from 'react'
import { remOf } from '../theme/styles'
import { edge, fontWeight, iconSize, radius } from '../theme/tokens'
import { Icon, type IconName } from './Icon'

export type AlertTone = 'error' | 'notice'

const tones: Record<AlertTone, { icon: IconName; colour: string; surface: string }> = {
  error: { icon: 'error', colour: 'error.main', surface: 'brand.errorSurface' },
  notice: { icon: 'info', colour: 'brand.lineStrong', surface: 'background.default' },
}

export interface AlertProps {
  /** `error` for an action that failed, `notice` for other news. */
  tone: AlertTone
  /** What happened, in one sentence. */
  title: string
  /** What to do next. A text gets its own element, for translators. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * Reports an error or a notice, in a box with an icon.
 *
 * - **For:** an action on the whole form or page that failed. As a `notice` in a `StatusRegion`, other news.
 * - **Not for:** mistakes in fields, which are an `ErrorSummary` and each field's `error`; a remark on
 *   one field, which is its `note`; what only screen readers miss, which is a text in a `StatusRegion`.
 * - **Accessibility:** an error is announced at once (WAI-ARIA, alert). A `notice` is silent: render
 *   it in a `StatusRegion`, or focus it by `ref` if it answers a press.
 */
export function Alert({ tone, title, children, ref }: AlertProps) {
  const { icon, colour, surface } = tones[tone]
  return (
    <Box
      role={tone === 'notice' ? undefined : 'alert'}
      tabIndex={-1}
      ref={ref}
      sx={{
        display: 'grid',
        gridTemplateColumns: `${remOf(iconSize.medium)} 1fr`,
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

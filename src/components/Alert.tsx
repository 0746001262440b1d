import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { edge, fontWeight, iconSize } from '../theme/tokens'
import { Icon, type IconName } from './Icon'

export type AlertTone = 'success' | 'failure' | 'notice'

const icon: Record<AlertTone, IconName> = { success: 'success', failure: 'alert', notice: 'info' }

/** A notice waits its turn; an outcome is read out at once (WAI-ARIA, alert and status). */
const role: Record<AlertTone, 'alert' | 'status'> = {
  success: 'alert',
  failure: 'alert',
  notice: 'status',
}

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  tone: AlertTone
  /** What happened, in one sentence. */
  title: string
  /** What to do next. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: AlertTone }>(
  ({ theme, tone }) => {
    const { palette } = theme.vars
    const { colour, surface } = {
      success: { colour: palette.success.main, surface: palette.brand.successSurface },
      failure: { colour: palette.error.main, surface: palette.brand.errorSurface },
      notice: { colour: palette.brand.lineStrong, surface: palette.background.default },
    }[tone]
    return {
      display: 'grid',
      gridTemplateColumns: `${iconSize.medium}px 1fr`,
      gap: theme.spacing(1.5),
      padding: theme.spacing(2.5),
      borderRadius: theme.shape.borderRadius,
      border: `${edge.thin}px solid ${colour}`,
      backgroundColor: surface,
      overflowWrap: 'anywhere',
      '& > svg': { color: colour, marginTop: '0.1em' },
    }
  },
)

/** Reports an outcome, or something useful to know. It is read out and can take focus. */
export function Alert({ tone, title, children, ...rest }: AlertProps) {
  return (
    <Root role={role[tone]} tabIndex={-1} tone={tone} {...rest}>
      <Icon name={icon[tone]} />
      <div>
        <Typography component="p" sx={{ fontWeight: fontWeight.semibold }}>
          {title}
        </Typography>
        {children}
      </div>
    </Root>
  )
}

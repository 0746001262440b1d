import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { edge, iconSize } from '../theme/tokens'
import { Icon, type IconName } from './Icon'

export type AlertTone = 'success' | 'failure'

const icon: Record<AlertTone, IconName> = { success: 'success', failure: 'alert' }

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  tone: AlertTone
  /** What happened, in one sentence. */
  title: string
  /** What to do now. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: AlertTone }>(
  ({ theme, tone }) => {
    const { palette } = theme.vars
    const colour = tone === 'success' ? palette.success.main : palette.error.main
    return {
      display: 'grid',
      gridTemplateColumns: `${iconSize.medium}px 1fr`,
      gap: theme.spacing(1.5),
      padding: theme.spacing(2.5),
      borderRadius: theme.shape.borderRadius,
      border: `${edge.thin}px solid ${colour}`,
      backgroundColor:
        tone === 'success' ? palette.brand.successSurface : palette.brand.errorSurface,
      overflowWrap: 'anywhere',
      '& > svg': { color: colour, marginTop: '0.1em' },
    }
  },
)

/** Says how something went. It is read out at once (`role="alert"`) and can take focus. */
export function Alert({ tone, title, children, ...rest }: AlertProps) {
  return (
    <Root role="alert" tabIndex={-1} tone={tone} {...rest}>
      <Icon name={icon[tone]} />
      <div>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {children}
      </div>
    </Root>
  )
}

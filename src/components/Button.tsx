import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import type { MouseEventHandler, ReactNode, Ref } from 'react'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

const variant: Record<ButtonKind, MuiButtonProps['variant']> = {
  primary: 'contained',
  secondary: 'outlined',
  quiet: 'text',
}

export interface ButtonProps {
  children: ReactNode
  /** `primary` is the one action of a page. */
  kind?: ButtonKind
  /** Makes it a link that looks like a button. */
  href?: string
  type?: 'button' | 'submit'
  size?: 'medium' | 'large'
  /** Shows that work is under way. The button keeps its focus, and a press does nothing. */
  busy?: boolean
  disabled?: boolean
  fullWidth?: boolean
  startIcon?: ReactNode
  onClick?: MouseEventHandler<HTMLElement>
  id?: string
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string
  'aria-current'?: 'page'
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Spinner = styled('span')({
  width: '1.1em',
  height: '1.1em',
  borderRadius: '50%',
  border: '0.15em solid currentColor',
  borderTopColor: 'transparent',
  // Else all four sides take one colour there, and nothing seems to turn.
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { borderColor: 'ButtonText', borderTopColor: 'transparent' },
  animation: `${turn} 800ms linear infinite`,
})

/** A button, or with `href` a link that looks like one. At least 44 px high. */
export function Button({
  kind = 'primary',
  busy = false,
  type = 'button',
  onClick,
  startIcon,
  ...rest
}: ButtonProps) {
  const asLink = rest.href !== undefined
  return (
    <MuiButton
      {...rest}
      variant={variant[kind]}
      type={asLink ? undefined : type}
      aria-disabled={busy || undefined}
      startIcon={busy ? <Spinner aria-hidden="true" /> : startIcon}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

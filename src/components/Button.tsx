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
  /** `primary` is for the one main action of a page. */
  kind?: ButtonKind
  /** Renders a link that looks like a button. */
  href?: string
  /** Of a link that saves a file: the file's name. */
  download?: string
  type?: 'button' | 'submit'
  size?: 'medium' | 'large'
  /** Shows that work is under way. The button keeps the focus and ignores clicks. */
  busy?: boolean
  disabled?: boolean
  startIcon?: ReactNode
  onClick?: MouseEventHandler<HTMLElement>
  id?: string
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string
  'aria-current'?: 'page'
}

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

const Spinner = styled('span')({
  width: '1.1em',
  height: '1.1em',
  borderRadius: '50%',
  border: '0.15em solid currentColor',
  borderTopColor: 'transparent',
  // Without this, forced colours give all four sides one colour, and nothing seems to spin.
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { borderColor: 'ButtonText', borderTopColor: 'transparent' },
  animation: `${spin} 800ms linear infinite`,
})

/** Renders a button, or with `href` a link that looks like one. At least 44 px high. */
export function Button({
  kind = 'primary',
  busy = false,
  type = 'button',
  onClick,
  startIcon,
  children,
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
      // Ignores repeats of a held key.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {/* Translators need a text beside an icon to have its own element. */}
      <span>{children}</span>
    </MuiButton>
  )
}

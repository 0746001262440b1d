import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import type { MouseEventHandler, ReactNode, Ref } from 'react'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

const variant: Record<ButtonKind, MuiButtonProps['variant']> = {
  primary: 'contained',
  secondary: 'outlined',
  quiet: 'text',
}

/** The props of every button, whatever a press does. */
export interface BasicButtonProps {
  /** What a press does, beginning with a verb. */
  children: ReactNode
  /** `primary` is for the one main action of a page, `secondary` for others, `quiet` for what few need. */
  kind?: ButtonKind
  size?: 'medium' | 'large'
  /** Shows that work is under way. The button keeps the focus and ignores clicks. */
  busy?: boolean
  disabled?: boolean
  /** An icon before the text; it only decorates. */
  startIcon?: ReactNode
  id?: string
  ref?: Ref<HTMLButtonElement>
  /** Ids of the elements that name the button, if its text alone is ambiguous. */
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

interface AnyButtonProps extends BasicButtonProps {
  /** Renders a link that looks like a button. */
  href?: string
  /** Of a link that saves a file: the file's name. */
  download?: string
  type?: 'button' | 'submit'
  onClick?: MouseEventHandler<HTMLElement>
  /** Marks a link to the page that is open. */
  'aria-current'?: 'page' | undefined
}

/** The props of the other are not there, or `undefined`. */
type None<Names extends string> = { [name in Names]?: undefined }
type LinkProps = { href: string } & None<'type' | 'onClick' | 'busy' | 'disabled' | 'ref'>
type PressProps = None<'href' | 'download' | 'aria-current'>

/** A link has no `onClick`, and only a link has `download`. Storybook's table lists the first part. */
export type ButtonProps = AnyButtonProps & (LinkProps | PressProps)

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

/**
 * Renders a button, or with `href` a link that looks like one.
 *
 * - **For:** an action, and the link that a page wants visitors to follow.
 * - **Not for:** other links, which are `<a>`; choosing files, which is `PickerButton`; showing more,
 *   which is `Disclosure`.
 * - **Accessibility:** at least 44 px high. While `busy` it keeps the focus and says that it is
 *   disabled; announce the end of the work elsewhere. One without a text of its own: `aria-labelledby`.
 */
export function Button({
  kind = 'primary',
  size = 'medium',
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
      size={size}
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

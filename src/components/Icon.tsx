import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import Info from 'lucide-react/icons/info'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { remOf } from '../theme/styles'
import { iconSize } from '../theme/tokens'

export type IconName =
  | 'alert'
  | 'check'
  | 'clock'
  | 'file'
  | 'info'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'success'

const icons: Record<IconName, LucideIcon> = {
  alert: CircleAlert,
  check: Check,
  clock: Clock,
  file: FileText,
  info: Info,
  mail: Mail,
  phone: Phone,
  pin: MapPin,
  success: CircleCheck,
}

/** The names of all icons, in alphabetical order. */
export const iconNames = Object.keys(icons) as IconName[]

export interface IconLook {
  /** Width and height in px at the usual text size. */
  size?: number
}

export interface IconProps extends IconLook {
  /** The icon's meaning if it has one, otherwise what it shows. */
  name: IconName
}

/**
 * Renders an icon of the interface.
 *
 * - **For:** a mark beside a text that says the same: an outcome, a kind of contact detail.
 * - **Not for:** icons that staff choose, which are `FeatureIcon`s; a button without a text.
 * - **Accessibility:** decorative: screen readers skip it, so the text beside it says everything.
 */
export function Icon({ name, ...rest }: IconProps) {
  return <Outline of={icons[name]} {...rest} />
}

export interface OutlineProps extends IconLook {
  of: LucideIcon
}

/**
 * Renders a picture of lucide-react in the colour of the surrounding text, with our line width.
 *
 * - **For:** `Icon` and `FeatureIcon`, which name the pictures that may be used.
 * - **Not for:** anything else: add a name to one of them.
 * - **Accessibility:** lucide-react hides it from screen readers.
 *
 * Shown by: components/Icon
 */
export function Outline({ of: Picture, size = iconSize.medium }: OutlineProps) {
  return <Picture size={remOf(size)} strokeWidth={1.75} />
}

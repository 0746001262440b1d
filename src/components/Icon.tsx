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
import { iconSize, iconStroke } from '../theme/tokens'

export type IconName =
  | 'check'
  | 'clock'
  | 'error'
  | 'file'
  | 'info'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'success'

const icons: Record<IconName, LucideIcon> = {
  check: Check,
  clock: Clock,
  error: CircleAlert,
  file: FileText,
  info: Info,
  mail: Mail,
  phone: Phone,
  pin: MapPin,
  success: CircleCheck,
}

/** The names of all icons, in alphabetical order. */
export const iconNames = Object.keys(icons) as IconName[]

export interface IconProps {
  /** The icon's meaning if it has one, otherwise what it shows. */
  name: IconName
  /** Width and height in px at the usual text size. */
  size?: number
}

/**
 * Renders an icon of the interface.
 *
 * - **For:** a mark beside a text that says the same: an outcome, a kind of contact detail.
 * - **Not for:** icons that staff choose, which are `FeatureIcon`s; a button without a text.
 * - **Accessibility:** decorative: lucide-react hides it from screen readers, so the text beside it says everything.
 */
export function Icon({ name, size = iconSize.medium }: IconProps) {
  const Picture = icons[name]
  return <Picture size={remOf(size)} strokeWidth={iconStroke} />
}

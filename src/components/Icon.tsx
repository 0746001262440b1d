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
import { iconSize } from '../theme/tokens'

const icons = {
  alert: CircleAlert,
  check: Check,
  clock: Clock,
  file: FileText,
  info: Info,
  mail: Mail,
  phone: Phone,
  pin: MapPin,
  success: CircleCheck,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

/** The names of all icons, in alphabetical order. */
export const iconNames = Object.keys(icons) as IconName[]

export interface IconProps extends Omit<OutlineProps, 'of'> {
  /** The icon's meaning if it has one, otherwise what it shows. */
  name: IconName
}

/** An icon of the interface. Those that staff choose are `FeatureIcon`s: the form's script has none of them. */
export function Icon({ name, ...rest }: IconProps) {
  return <Outline of={icons[name]} {...rest} />
}

export interface OutlineProps {
  of: LucideIcon
  /** Width and height in px. */
  size?: number
}

/** Renders a decorative outline icon in the colour of the surrounding text. Screen readers skip it. */
export function Outline({ of: Picture, size = iconSize.medium }: OutlineProps) {
  return <Picture size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}

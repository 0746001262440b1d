import {
  Bus,
  CalendarCheck,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  FileText,
  Globe,
  Handshake,
  Headset,
  Info,
  type LucideIcon,
  type LucideProps,
  Mail,
  Map as MapIcon,
  MapPin,
  Megaphone,
  Menu,
  Package,
  Phone,
  Route,
  Star,
  TreePalm,
  Users,
  Wallet,
} from 'lucide-react'
import { iconSize } from '../theme/tokens'

const icons = {
  alert: CircleAlert,
  bus: Bus,
  calendar: CalendarCheck,
  check: Check,
  clock: Clock,
  file: FileText,
  globe: Globe,
  handshake: Handshake,
  headset: Headset,
  info: Info,
  mail: Mail,
  map: MapIcon,
  megaphone: Megaphone,
  menu: Menu,
  package: Package,
  palm: TreePalm,
  phone: Phone,
  pin: MapPin,
  route: Route,
  star: Star,
  success: CircleCheck,
  users: Users,
  wallet: Wallet,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

/** The names of all icons, in alphabetical order. */
export const iconNames = Object.keys(icons) as IconName[]

export interface IconProps extends Omit<LucideProps, 'name' | 'ref'> {
  /** The icon's meaning if it has one, otherwise what it shows. */
  name: IconName
  /** Width and height in px. */
  size?: number
}

/** Renders a decorative outline icon in the colour of the surrounding text. Screen readers skip it. */
export function Icon({ name, size = iconSize.medium, ...rest }: IconProps) {
  const Picture = icons[name]
  return <Picture size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" {...rest} />
}

import {
  Bus,
  CalendarCheck,
  Clock,
  Globe,
  Handshake,
  Headset,
  type LucideIcon,
  Map as MapIcon,
  Megaphone,
  Package,
  Route,
  Star,
  TreePalm,
  Users,
  Wallet,
} from 'lucide-react'
import { Outline, type OutlineProps } from './Icon'

const icons = {
  bus: Bus,
  calendar: CalendarCheck,
  clock: Clock,
  globe: Globe,
  handshake: Handshake,
  headset: Headset,
  map: MapIcon,
  megaphone: Megaphone,
  package: Package,
  palm: TreePalm,
  route: Route,
  star: Star,
  users: Users,
  wallet: Wallet,
} satisfies Record<string, LucideIcon>

export type FeatureIconName = keyof typeof icons

/** The names of all icons that staff can choose, in alphabetical order. */
export const featureIconNames = Object.keys(icons) as FeatureIconName[]

export interface FeatureIconProps extends Omit<OutlineProps, 'of'> {
  /** What it shows, as in `IconName` of content/schema.graphql. */
  name: FeatureIconName
}

/** An icon that staff choose in YAML. */
export function FeatureIcon({ name, ...rest }: FeatureIconProps) {
  return <Outline of={icons[name]} {...rest} />
}

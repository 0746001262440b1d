import type { LucideIcon } from 'lucide-react'
import Bus from 'lucide-react/icons/bus'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Clock from 'lucide-react/icons/clock'
import Globe from 'lucide-react/icons/globe'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import MapIcon from 'lucide-react/icons/map'
import Megaphone from 'lucide-react/icons/megaphone'
import Package from 'lucide-react/icons/package'
import Route from 'lucide-react/icons/route'
import Star from 'lucide-react/icons/star'
import TreePalm from 'lucide-react/icons/tree-palm'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import { remOf } from '../theme/styles'
import { iconSize, iconStroke } from '../theme/tokens'

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

export interface FeatureIconProps {
  /** What it shows, as in `IconName` of content/schema.graphql. */
  name: FeatureIconName
}

/**
 * Renders an icon that staff choose in YAML.
 *
 * - **For:** what the content names, such as the icon of a feature.
 * - **Not for:** the interface itself: `Icon`, whose few pictures are all that the form's script has.
 * - **Accessibility:** decorative: screen readers skip it, so the text beside it says everything.
 *
 * Shown by: screens/HomeScreen
 */
export function FeatureIcon({ name }: FeatureIconProps) {
  const Picture = icons[name]
  return <Picture size={remOf(iconSize.large)} strokeWidth={iconStroke} />
}

import type { NavigationLink } from '../content/generated/types'
import { breakpoints } from '../theme/tokens'

/** Room for the mark and the name in px; a long name wraps. */
export const brandRoom = 240

/** The narrowest screen that is supported, in px. */
const narrowestScreen = 320

/** Maximum number of links that fit on a phone. */
const maxOnPhone = 3

/** Average width in px of a character in a link. */
const character = 10.2

/** In px: the page's margins with the brand, what surrounds each label, and the gap between two. */
const phone = { beside: 84, link: 12, button: 32, gap: 4 }
const wide = { beside: 48 + brandRoom, link: 16, button: 48, gap: 16 }

/**
 * Estimates how wide a window must be for the menu's links to fit beside the brand in one row. Uses
 * the number of characters, because most pages have no script that could measure it.
 *
 * @returns px at 100 % text; 0 if they always fit
 */
export function menuWidth(links: readonly NavigationLink[]): number {
  const characters = links.reduce((sum, { label }) => sum + label.length, 0)
  const buttons = links.filter(({ button }) => button).length
  const widthOf = ({ beside, link, button, gap }: typeof phone): number =>
    beside +
    characters * character +
    (links.length - buttons) * link +
    buttons * button +
    (links.length - 1) * gap
  const onDesktop = Math.ceil(widthOf(wide))
  if (onDesktop > breakpoints.sm) return onDesktop
  if (links.length > maxOnPhone) return breakpoints.sm
  const onPhone = Math.ceil(widthOf(phone))
  return onPhone > narrowestScreen ? onPhone : 0
}

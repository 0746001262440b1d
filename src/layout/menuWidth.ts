import type { NavigationLink } from '../content/generated/types'
import { breakpoints } from '../theme/tokens'

/** Room for the mark and the name in px; a long name has several lines, or what the links leave. */
export const brandRoom = 240

/** No visitor's screen is narrower. */
const narrowestScreen = 320

/** So many links fit on a phone. */
const mostOnPhone = 3

/** Width in px of a character of the links, on average. */
const character = 10.2

/** In px: the page's margins with the brand, what surrounds each label, and the gap between two. */
const phone = { beside: 84, link: 12, button: 32, gap: 4 }
const wide = { beside: 48 + brandRoom, link: 16, button: 48, gap: 16 }

/**
 * How wide a window must be for a menu's links to be beside the brand, in one row. Most pages have
 * no script that could measure it, so it is estimated from the number of characters.
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
  if (links.length > mostOnPhone) return breakpoints.sm
  const onPhone = Math.ceil(widthOf(phone))
  return onPhone > narrowestScreen ? onPhone : 0
}

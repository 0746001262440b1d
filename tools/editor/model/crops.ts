import { pictureFocus } from '../../../src/theme/tokens'
import type { Crop } from './fields'

const crops: Readonly<Record<string, readonly Crop[]>> = {
  // Below the header, on a phone of 390 by 844 px and in a window of 1280 by 800 px.
  hero: [
    { label: 'On a phone', width: 390, height: 780, position: pictureFocus.hero },
    { label: 'On a desktop screen', width: 1280, height: 730, position: pictureFocus.hero },
  ],
  promise: [{ label: 'On the page', width: 16, height: 10, position: pictureFocus.promise }],
}

/**
 * What the pages show of a picture.
 *
 * @param shownIn as @picture names it; a picture without it is shown whole
 */
export const cropsOf = (shownIn: string | undefined): readonly Crop[] =>
  (shownIn && crops[shownIn]) || []

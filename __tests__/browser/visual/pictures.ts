import type { SchemeChoice } from '../../../.storybook/scheme'

export type PictureKind = 'light' | 'dark' | 'forced'

/**
 * Returns which pictures of a story are approved, as `<id of the story>-<kind>.png` in
 * screenshots/.
 *
 * @param scheme that the story fixes, if it fixes one
 */
export function picturesOf(
  tags: readonly string[],
  scheme: SchemeChoice = 'system',
): readonly PictureKind[] {
  // The site's own texts change without a change of design.
  if (tags.includes('own-texts')) return []
  const schemes: PictureKind[] = scheme === 'system' ? ['light', 'dark'] : [scheme]
  const kinds = tags.includes('one-screenshot') ? schemes.slice(0, 1) : schemes
  return tags.includes('forced-colors') ? [...kinds, 'forced'] : kinds
}

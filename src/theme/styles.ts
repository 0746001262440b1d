import { contentWidth } from './tokens'

/** A list without bullets and indent. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0 }

/** Content at the page's width, in the middle of the screen. */
export const pageWidth = { width: contentWidth, marginInline: 'auto' }

/** The part of a picture that stays when its sides are cropped, as CSS object-position. */
export const pictureFocus = {
  left: '0% 100%',
  centreLeft: '32% 100%',
  centre: '50% 100%',
  centreRight: '68% 100%',
  right: '100% 100%',
}

/** Hides an element visually, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

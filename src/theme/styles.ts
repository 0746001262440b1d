import { contentWidth } from './tokens'

/** A list without bullets and indent. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0 }

/** Content at the page's width, in the middle of the screen. */
export const pageWidth = { width: contentWidth, marginInline: 'auto' }

import { page } from './tokens'

export const plainList = { listStyle: 'none', margin: 0, padding: 0 }

export const pageWidth = {
  width: `min(100% - ${2 * page.margin}px, ${page.maxWidth})`,
  marginInline: 'auto',
}

/** As many equal columns as fit. */
export const columnsOf = (minWidth: string): string =>
  `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`

/** CSS object-position by the part of a picture that stays when its sides are cropped. */
export const pictureFocus = {
  left: '0% 100%',
  centreLeft: '32% 100%',
  centre: '50% 100%',
  centreRight: '68% 100%',
  right: '100% 100%',
}

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

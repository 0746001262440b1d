import { page, rem, target } from './tokens'

export const plainList = { listStyle: 'none', margin: 0, padding: 0 }

export const pageWidth = {
  width: `min(100% - ${2 * page.margin}px, ${page.maxWidth})`,
  marginInline: 'auto',
}

/** Converts px into rem, for what grows with the visitor's text size. */
export const remOf = (px: number): string => `${px / rem}rem`

/** A link that is not in a sentence is as high as a button. */
export const aloneLink = { display: 'inline-flex', alignItems: 'center', minHeight: target }

/**
 * Aligns the parts of neighbours in a grid, such as their titles, of which one takes two lines. Chrome
 * before 117 and Safari before 16 do without.
 */
export const sharedRows = (count: number) => ({
  '@supports (grid-template-rows: subgrid)': {
    gridRow: `span ${count}`,
    gridTemplateRows: 'subgrid',
  },
})

/** What is on `surfaceDeep`, `surfaceHeader` or the hero's picture, in both schemes. */
export const onDarkSurface = {
  color: 'var(--mui-palette-brand-onDeep)',
  '& a:focus-visible': { outlineColor: 'var(--mui-palette-brand-onDeep)' },
  // Otherwise browsers print the light text on white paper.
  printColorAdjust: 'exact',
} as const

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

/** The decisions of the look, named for their job. Literals of colour and size live here alone. */

const ink = {
  950: '#081722',
  900: '#0d1f2b',
  800: '#12303f',
  700: '#1f4356',
  500: '#4a616e',
  400: '#6a7f8b',
  300: '#a7b8c2',
  100: '#e9eff2',
}
const sand = { 50: '#fcf9f5', 100: '#f5efe6', 300: '#ddd3c4' }
const amber = { 300: '#f9c887', 400: '#f2b366', 500: '#eaa14a' }

/** Colours of a scheme by role; every text pair is at least AA, body text AAA. */
export interface Colours {
  /** The page. */
  surface: string
  /** Panels, inputs and the header, one step nearer to the reader. */
  surfaceRaised: string
  /** The one coloured box of a page, and what stands over the hero. */
  surfaceDeep: string
  /** Words that are read: headings, running text, what was entered. */
  text: string
  /** Words that support others: hints, labels of contact details, the copyright line. */
  textQuiet: string
  /** Words on `surfaceDeep` and over the hero's picture. */
  onDeep: string
  /** The one action. */
  accent: string
  /** The one action while the pointer is over it. */
  accentHover: string
  /** Words on the one action. */
  onAccent: string
  /** Small marks that draw the eye without asking for a click: icons, numerals. */
  mark: string
  /** Lines that only part things; nothing depends on seeing them. */
  line: string
  /** Edges of what can be filled in or pressed: at least 3:1 against the surface (WCAG 1.4.11). */
  lineStrong: string
  /** The ring around what has the keyboard's focus: at least 3:1 against every surface (WCAG 1.4.11). */
  focus: string
  /** Edge and icon of what went well: the application sent, a document in place. */
  success: string
  /** Behind words about what went well. */
  successSurface: string
  /** Words of caution. No page has any yet; without it MUI would bring a colour of its own. */
  warning: string
  /** What went wrong and what has to be mended: words, edges and icons. */
  error: string
  /** Behind words about what went wrong. */
  errorSurface: string
}

/** The palette where the system asks for light, or for nothing. */
export const light: Colours = {
  surface: sand[50],
  surfaceRaised: '#ffffff',
  surfaceDeep: ink[800],
  text: ink[900],
  textQuiet: ink[500],
  onDeep: '#ffffff',
  accent: amber[400],
  accentHover: amber[500],
  onAccent: ink[900],
  mark: '#9a5b12',
  line: sand[300],
  lineStrong: ink[400],
  focus: '#1a74b8',
  success: '#17633f',
  successSurface: '#e6f3ec',
  warning: '#7c4f00',
  error: '#ab241b',
  errorSurface: '#fdeeeb',
}

/** The palette where the system asks for dark. */
export const dark: Colours = {
  surface: ink[950],
  surfaceRaised: '#0f2532',
  surfaceDeep: '#163849',
  text: ink[100],
  textQuiet: ink[300],
  onDeep: '#ffffff',
  accent: amber[400],
  accentHover: amber[300],
  onAccent: ink[900],
  mark: amber[400],
  line: '#24404f',
  lineStrong: '#7d95a2',
  focus: '#7cc4f5',
  success: '#84d6ad',
  successSurface: '#0f3227',
  warning: '#f0c070',
  error: '#ffa398',
  errorSurface: '#3a1a1b',
}

/** Lies between a picture and white words; white on it is 4.6:1 even over a white picture. */
export const scrim = 'rgb(13 31 43 / 64%)'

/** The families, in the order in which the browser tries them. */
export const fontFamily = {
  /** The variable font of @fontsource-variable/figtree. */
  web: 'Figtree Variable',
  /** Arial and Roboto with Figtree's measures: what computers and phones show without Figtree. */
  fallbacks: ['Figtree on Arial', 'Figtree on Roboto'],
}

/** Letters of the small file that every page fetches: English, and the signs of good typesetting. */
export const basicCharacters =
  'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122'

/**
 * Letters of the large file, which comes only where one of them is used, in a name with accents for
 * example. None of the basic ones: while the small file is late, they would bring the large one.
 */
export const moreCharacters =
  'U+A1-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+2212'

/** Heights of Figtree above and below the line, as a share of its size. */
export const fontHeight = { ascent: 0.95, descent: 0.25 }

/** The faces of the fallbacks; `width`: how much wider Figtree sets the words of this site. */
export const fallbackFaces = [
  {
    family: 'Figtree on Arial',
    weight: '300 500',
    local: ['Arial', 'Liberation Sans'],
    width: 1.003,
  },
  {
    family: 'Figtree on Arial',
    weight: '600 900',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    width: 0.96,
  },
  { family: 'Figtree on Roboto', weight: '300 500', local: ['Roboto'], width: 1.012 },
  { family: 'Figtree on Roboto', weight: '600 900', local: ['Roboto Bold'], width: 1.02 },
] as const

/** Fluid sizes in rem: smallest at a 320 px screen, largest at 1280 px. */
export const typeScale = {
  /** The headline over the hero. */
  display: 'clamp(2.125rem, 1.3rem + 3.9vw, 4rem)',
  /** The heading of a page. */
  h1: 'clamp(1.875rem, 1.4rem + 2.2vw, 3rem)',
  /** The heading of a band. */
  h2: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)',
  /** The heading of one thing among others, and large buttons. */
  h3: 'clamp(1.125rem, 1.08rem + 0.25vw, 1.25rem)',
  /** A number that stands for itself. */
  numeral: 'clamp(3.5rem, 2.6rem + 4.4vw, 6rem)',
  /** The sentence below a heading. */
  lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
  /** Running text, inputs and buttons. */
  body: '1.0625rem',
  /** Hints, errors and the copyright line. */
  small: '0.9375rem',
}

/** Weights of the variable font: running text, small emphasis, buttons, headings. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 }

/** One step of the grid, in px. */
export const space = 8

/** Fluid distances from the edge of a thing to what is in it: smallest on a phone, largest on a desk. */
export const inset = {
  /** Above and below the content of a band. */
  band: 'clamp(48px, 8vw, 96px)',
  /** Above and below the words of the hero. */
  hero: 'clamp(32px, 8svh, 144px)',
  /** Around what a raised panel holds. */
  panel: 'clamp(20px, 4vw, 48px)',
  /** Around the words of the one coloured box. */
  box: 'clamp(32px, 6vw, 72px)',
}

/** Width of a page's content, with room at the sides of a narrow screen. */
export const contentWidth = 'min(100% - 40px, 1160px)'

/** Corner radii in px: of what is filled in, of a panel, of a button. */
export const radius = { control: 10, box: 20, pill: 999 }

/** Width of edges in px: of a thing, of a thing that asks for attention, of the focus ring. */
export const edge = { thin: 1, thick: 2, ring: 3 }

/** Width and height of icons in px: in a button, in a line of text, above a heading. */
export const iconSize = { small: 20, medium: 24, large: 32 }

/** Two steps above the page. */
export const shadow = {
  /** What lies close above its neighbours: the skip link. */
  low: '0 1px 2px rgb(8 23 34 / 6%), 0 2px 8px rgb(8 23 34 / 5%)',
  /** The thing that a page is about. */
  high: '0 2px 4px rgb(8 23 34 / 6%), 0 16px 40px rgb(8 23 34 / 10%)',
}

/** The one duration and the one curve, quick at the start. */
export const motion = { short: '150ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }

/** The least size of what can be pressed, in px (look.md; WCAG 2.5.8 asks for 24). */
export const target = 44

/** Height of the sticky header in px; the hero and scroll positions leave room for it. */
export const headerHeight = 72

/** Widest line of running text. */
export const measure = '62ch'

/** Screen widths in px from which a layout changes; the registration page gets its second column at `md`. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }

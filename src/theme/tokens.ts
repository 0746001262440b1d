/**
 * The decisions of the design, named for their job. Outside src/theme no file has a colour, or a
 * size in px or rem (__tests__/node/theme/literals.test.ts).
 */

const ink = {
  950: '#081722',
  900: '#0d1f2b',
  800: '#12303f',
  500: '#3c515d',
  400: '#6a7f8b',
  300: '#adbdc7',
  100: '#e9eff2',
}
const sand = { 50: '#fcf9f5', 300: '#ddd3c4' }
const amber = { 300: '#f9c887', 400: '#f2b366', 500: '#eaa14a' }

/** Colours of a scheme by role; every text pair is at least AA, body text AAA. */
export type Colours = Record<keyof typeof light, string>

/** The palette for a system that prefers light or has no preference. */
export const light = {
  /** The background of the page. */
  surface: sand[50],
  /** Panels, inputs and the footer, one level above the page. */
  surfaceRaised: '#ffffff',
  /** The one coloured box of a page, and the hero behind its picture. */
  surfaceDeep: ink[800],
  /** The header, in both schemes: one with the sky of the hero. */
  surfaceHeader: ink[900],
  /** The tile behind the icon of a feature. */
  surfaceMark: '#e4f0f1',
  /** Main text: headings, running text, entered values. */
  text: ink[900],
  /** Supporting text: hints, labels of contact details, the copyright line. */
  textQuiet: ink[500],
  /** Text on `surfaceDeep` and `surfaceHeader`, and over the hero's picture. */
  onDeep: '#ffffff',
  /** The main action. */
  accent: amber[400],
  /** The main action while the pointer is over it. */
  accentHover: amber[500],
  /** Text on the main action. */
  onAccent: ink[900],
  /** Small accents: icons and numerals. */
  mark: '#1d6b79',
  /** The underline of the current page. */
  markOnHeader: '#7fd0dc',
  /** Decorative dividers; nothing depends on seeing them. */
  line: sand[300],
  /** Edges of inputs and buttons: at least 3:1 against the surface (WCAG 1.4.11). */
  lineStrong: ink[400],
  /** The focus ring: at least 3:1 against every surface (WCAG 1.4.11). */
  focus: '#1a74b8',
  /** Edge and icon of success: the application was sent, a document is uploaded. */
  success: '#17633f',
  /** Background of success messages. */
  successSurface: '#e6f3ec',
  /** Errors and failures: text, edges and icons. */
  error: '#ab241b',
  /** Background of failure messages. */
  errorSurface: '#fdeeeb',
}

/** The palette for a system that prefers dark. */
export const dark: Colours = {
  surface: ink[950],
  surfaceRaised: '#0f2532',
  surfaceDeep: '#163849',
  surfaceHeader: ink[900],
  surfaceMark: ink[800],
  text: ink[100],
  textQuiet: ink[300],
  onDeep: '#ffffff',
  accent: amber[400],
  accentHover: amber[300],
  onAccent: ink[900],
  mark: '#7fd0dc',
  markOnHeader: '#7fd0dc',
  line: '#24404f',
  lineStrong: '#7d95a2',
  focus: '#7cc4f5',
  success: '#84d6ad',
  successSurface: '#0f3227',
  error: '#ffa398',
  errorSurface: '#3a1a1b',
}

/** Between a picture and white text, which has a contrast of 5.09:1 even over a white picture. */
export const scrim = 'rgb(13 31 43 / 64%)'

/**
 * Fluid sizes in rem: smallest on a 320 px screen, largest on 1280 px. The limits in vw keep a long
 * word of a heading on a phone's screen when text is at 200 %.
 */
export const typeScale = {
  /** The headline over the hero. */
  display: 'clamp(min(2.125rem, 19vw), 1.3rem + 3.9vw, 4rem)',
  /** The heading of a page. */
  h1: 'clamp(1.875rem, 1.4rem + 2.2vw, 3rem)',
  /** The heading of a band. */
  h2: 'clamp(min(1.5rem, 13vw), 1.25rem + 1.2vw, 2.125rem)',
  /** The heading of an item among others, and large buttons. */
  h3: 'clamp(1.125rem, 1.08rem + 0.25vw, 1.25rem)',
  /** The sentence that a page is to leave behind. */
  statement: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)',
  /** A key figure, where it is what a band is about. */
  numeral: 'clamp(3.5rem, 2.6rem + 4.4vw, 6rem)',
  /** A key figure beside others. */
  figure: 'clamp(2.5rem, 1.9rem + 2vw, 3.5rem)',
  /** The sentence below a heading. */
  lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
  /** Running text, inputs and buttons. */
  body: '1.0625rem',
  /** Hints, errors and the copyright line. */
  small: '0.9375rem',
  /** The name of the company beside its mark. */
  brand: '1.125rem',
}

/** Weights of the variable font: running text, small emphasis, buttons, headings. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 }

/** One step of the grid, in px. */
export const space = 8

/** In px, at both ends of a button's text, with which a quiet button is aligned. */
export const buttonPadding = 2.75 * space

/** Fluid padding: smallest on a phone, largest on a desktop screen. */
export const inset = {
  /** Above and below the content of a band. */
  band: 'clamp(48px, 8vw, 96px)',
  /** Above the content of a page's first band. */
  firstBand: 'clamp(40px, 5vw, 56px)',
  /** Above and below the text of the hero. */
  hero: 'clamp(32px, 8svh, 144px)',
  /** Around the content of a raised panel. */
  panel: 'clamp(20px, 4vw, 48px)',
  /** Around the text of the one coloured box. */
  box: 'clamp(32px, 6vw, 72px)',
}

/** The widest that a page's content becomes, and its margins in px on a narrower screen. */
export const page = { maxWidth: '72.5rem', margin: 20 }

/** The narrowest that columns become; with less room they are one below the other. */
export const minColumn = {
  /** A feature with its icon. */
  feature: '15rem',
  /** A key figure; a longer one takes what it needs. */
  figure: '15rem',
  /** Several of them beside a heading. */
  figures: '30rem',
  /** A step of a process. */
  step: '13rem',
  /** A question with its answer. */
  answer: '24rem',
  /** A short field of the form. */
  field: '17rem',
  /** A contact detail. */
  contact: '13rem',
  /** Mark and name in the header. */
  brand: '11.25rem',
}

/** The width of the labels in a list of values. */
export const labelWidth = '12rem'

/** By how much the strip below it overlaps the hero, in px. */
export const heroOverlap = 7 * space

/** The maximum width of the text over the hero. */
export const heroText = '42.5rem'

/** Corner radii in px: of an input, of an icon's tile, of a panel, of a button. */
export const radius = { control: 10, tile: 16, box: 20, pill: 999 }

/** Width of edges in px: ordinary, prominent, and of the focus ring. */
export const edge = { thin: 1, thick: 2, ring: 3 }

/**
 * Width and height of icons in px at the usual text size, with which they grow (`remOf`): in a button, in a
 * line of text, in its tile above a heading, and that tile. The mark does not, for the header's sake.
 */
export const iconSize = { small: 20, medium: 24, large: 28, tile: 56, mark: 36 }

/** The width of the lines of icons, in the 24 units of their pictures. */
export const iconStroke = 1.75

/** Two levels above the page. */
export const shadow = {
  /** Just above its neighbours: the skip link. */
  low: '0 1px 2px rgb(8 23 34 / 6%), 0 2px 8px rgb(8 23 34 / 5%)',
  /** The main content of a page. */
  high: '0 2px 4px rgb(8 23 34 / 6%), 0 16px 40px rgb(8 23 34 / 10%)',
}

/** The one duration and the one easing curve, fast at the start. */
export const motion = { short: '150ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }

/** The minimum size of links and buttons, in px (WCAG 2.5.8 asks for 24). */
export const target = 44

/** Height of the sticky header in px; the hero, and what sticks below the header, leave room for it. */
export const headerHeight = 72

/** Scroll margin for the header, which may have two rows; in rem, because larger text makes it higher. */
export const headerRoom = '7rem'

/** The same for the label, hint and error above a field: of one line, and of several. */
export const fieldRoom = { line: '6rem', lines: '3rem' }

/** Matches windows that are high enough for a sticky header at the visitor's text size. */
export const highWindow = '@media (min-height: 30em)'

/** The maximum width of running text, in characters. */
export const measure = '62ch'

/** The browser's usual text size in px; media queries in em follow the visitor's. */
export const rem = 16

/** Screen widths in px from which a layout changes; from `md` the contact page has two columns. */
const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }

const { xs, sm, md, lg, xl } = breakpoints

/** Screen widths from which a layout changes, in em: larger text counts as a narrower window. */
export const breakpointsInEm = { xs, sm: sm / rem, md: md / rem, lg: lg / rem, xl: xl / rem }

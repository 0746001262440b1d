import { type Colours, scrim } from '../../src/theme/tokens'
import { contrastRatio } from '../support/contrast'

type Role = keyof Colours

/** Minimum contrast by WCAG: body text 7 (1.4.6), other text 4.5 (1.4.3), edges and marks of state 3 (1.4.11). */
type Minimum = 7 | 4.5 | 3

/** A surface, or the scrim over the brightest possible picture. */
type Back = Role | 'scrim'

interface Drawn {
  use: string
  on: Partial<Record<Back, Minimum>>
}

/** Whatever is drawn on a page can come to be on any of these. */
const onPages = (atLeast: Minimum) => ({
  surface: atLeast,
  surfaceRaised: atLeast,
  successSurface: atLeast,
  errorSurface: atLeast,
})

/** The roles that text, edges and marks of state have, each with every surface that it may be on. */
export const drawn = {
  text: { use: 'Text; ring of the current button; edge of a hovered field', on: onPages(7) },
  textQuiet: { use: 'Hints, labels, supporting text', on: onPages(7) },
  mark: { use: 'Icons, numerals, the rule of a step', on: { ...onPages(4.5), surfaceMark: 4.5 } },
  markOnHeader: { use: 'Underline of the current page', on: { surfaceHeader: 4.5 } },
  error: { use: 'Errors: text, icon, edge of the field', on: onPages(4.5) },
  success: { use: 'Success: text, icon, edge', on: onPages(4.5) },
  lineStrong: { use: 'Edges of fields, buttons and notices', on: onPages(3) },
  focus: { use: 'Focus ring', on: onPages(3) },
  onDeep: {
    use: 'The coloured box, header and hero, and their focus rings',
    on: { surfaceDeep: 7, surfaceHeader: 7, scrim: 4.5 },
  },
  onAccent: { use: 'The one action, also on hover', on: { accent: 7, accentHover: 7 } },
} as const satisfies Partial<Record<Role, Drawn>>

/** Not for text or edges, but its own edge has to be seen on what is dark in both schemes. */
const filled = {
  accent: {
    use: 'The one action in the header, the coloured box and the hero',
    on: { surfaceDeep: 3, surfaceHeader: 3 },
  },
} as const satisfies Partial<Record<Role, Drawn>>

/** The other roles, and why nothing has to be seen in them. */
export const notDrawn: Record<Exclude<Role, keyof (typeof drawn & typeof filled)>, string> = {
  surface: 'a surface',
  surfaceRaised: 'a surface, with an edge in forced colours',
  surfaceDeep: 'a surface',
  surfaceHeader: 'a surface',
  surfaceMark: 'a tile, whose icon only decorates',
  successSurface: 'a surface; the message has an icon and a heading',
  errorSurface: 'a surface; the alert has an edge, an icon and a heading',
  accentHover: 'the fill of the one action on hover',
  line: 'dividers; space and text say the same',
}

export interface ColourPair {
  atLeast: Minimum
  front: Role
  back: Back
  use: string
}

const measured: Record<string, Drawn> = { ...drawn, ...filled }

export const colourPairs: readonly ColourPair[] = Object.entries(measured).flatMap(
  ([front, { use, on }]) =>
    Object.entries(on).map(([back, atLeast]) => ({
      front: front as Role,
      back: back as Back,
      atLeast,
      use,
    })),
)

export function measure({ front, back }: ColourPair, colours: Colours) {
  const [over, below] = [colours[front], back === 'scrim' ? scrim : colours[back]]
  return { over, below, ratio: contrastRatio(over, below) }
}

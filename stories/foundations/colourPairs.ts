import { type Colours, scrim } from '../../src/theme/tokens'
import { contrastRatio, layOver } from '../support/contrast'

export type ColourRole = keyof Colours

/** The use of a pair, which decides how much contrast it needs. */
export type PairKind = 'body' | 'text' | 'edge'

/** The WCAG minimum: AAA for body text (1.4.6), AA for other text (1.4.3) and edges (1.4.11). */
export const minRatio: Record<PairKind, number> = { body: 7, text: 4.5, edge: 3 }

export interface ColourPair {
  kind: PairKind
  front: ColourRole
  /** A surface, or the scrim over the brightest possible picture. */
  back: ColourRole | 'scrim'
  /** Where the site uses it. */
  use: string
}

/** All pairs of colours that meet on the site and have to be distinguishable. */
export const colourPairs: readonly ColourPair[] = [
  { kind: 'body', front: 'text', back: 'surface', use: 'Running text' },
  { kind: 'body', front: 'text', back: 'surfaceRaised', use: 'Text on panels and in inputs' },
  { kind: 'body', front: 'text', back: 'successSurface', use: 'Alert after sending' },
  { kind: 'body', front: 'text', back: 'errorSurface', use: 'Alert after a failure' },
  { kind: 'body', front: 'onDeep', back: 'surfaceDeep', use: 'The promise, the hero' },
  { kind: 'body', front: 'onAccent', back: 'accent', use: 'The one action' },
  { kind: 'body', front: 'onAccent', back: 'accentHover', use: 'The one action, on hover' },
  { kind: 'text', front: 'onDeep', back: 'scrim', use: 'Hero, over a white picture' },
  { kind: 'text', front: 'textQuiet', back: 'surface', use: 'Text that supports a heading' },
  { kind: 'text', front: 'textQuiet', back: 'surfaceRaised', use: 'Hints in the form' },
  { kind: 'text', front: 'mark', back: 'surface', use: 'Numerals of the fleet' },
  { kind: 'text', front: 'mark', back: 'surfaceRaised', use: 'Icons on a raised band' },
  { kind: 'text', front: 'error', back: 'surface', use: 'Error beside a field' },
  { kind: 'text', front: 'error', back: 'surfaceRaised', use: 'Error in the form, error summary' },
  { kind: 'text', front: 'success', back: 'surface', use: 'Success text' },
  { kind: 'text', front: 'success', back: 'surfaceRaised', use: 'Success text on a panel' },
  { kind: 'edge', front: 'lineStrong', back: 'surface', use: 'Secondary button' },
  { kind: 'edge', front: 'lineStrong', back: 'surfaceRaised', use: 'Inputs' },
  { kind: 'edge', front: 'success', back: 'successSurface', use: 'Alert: edge and icon' },
  { kind: 'edge', front: 'error', back: 'errorSurface', use: 'Alert: edge and icon' },
  { kind: 'edge', front: 'focus', back: 'surface', use: 'Focus ring' },
  { kind: 'edge', front: 'focus', back: 'surfaceRaised', use: 'Focus ring on a panel, header' },
  { kind: 'edge', front: 'onDeep', back: 'scrim', use: 'Focus ring in the hero' },
  { kind: 'edge', front: 'focus', back: 'successSurface', use: 'Focus ring in an alert' },
  { kind: 'edge', front: 'focus', back: 'errorSurface', use: 'Focus ring in an alert' },
]

export interface MeasuredPair {
  front: string
  back: string
  ratio: number
  /** `fails` where the pair has less contrast than its kind needs. */
  grade: 'AAA' | 'AA' | '3:1' | 'fails'
}

/** Measures a pair in one scheme. */
export function measure(pair: ColourPair, colours: Colours): MeasuredPair {
  const front = colours[pair.front]
  const back = pair.back === 'scrim' ? layOver(scrim, '#ffffff') : colours[pair.back]
  const ratio = contrastRatio(front, back)
  return { front, back, ratio, grade: gradeOf(ratio, pair.kind) }
}

function gradeOf(ratio: number, kind: PairKind): MeasuredPair['grade'] {
  if (ratio < minRatio[kind]) return 'fails'
  if (kind === 'edge') return '3:1'
  return ratio >= 7 ? 'AAA' : 'AA'
}

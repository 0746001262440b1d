import { type Colours, scrim } from '../../src/theme/tokens'
import { contrastRatio, layOver } from './contrast'

export type ColourRole = keyof Colours

/** What a pair is for decides how much contrast it needs. */
export type PairKind = 'body' | 'text' | 'edge'

/** The least contrast: AAA for body text, AA for other text (WCAG 1.4.6, 1.4.3), 1.4.11 for edges. */
export const leastRatio: Record<PairKind, number> = { body: 7, text: 4.5, edge: 3 }

export interface ColourPair {
  kind: PairKind
  front: ColourRole
  /** A surface, or the scrim where the picture behind it is at its brightest. */
  back: ColourRole | 'scrim'
  /** Where the site shows it. */
  use: string
}

/** Every two colours that meet on the site and that somebody has to tell apart. */
export const colourPairs: readonly ColourPair[] = [
  { kind: 'body', front: 'text', back: 'surface', use: 'Running text' },
  { kind: 'body', front: 'text', back: 'surfaceRaised', use: 'Text on panels and in inputs' },
  { kind: 'body', front: 'text', back: 'successSurface', use: 'Alert after sending' },
  { kind: 'body', front: 'text', back: 'errorSurface', use: 'Alert after a failure' },
  { kind: 'body', front: 'onDeep', back: 'surfaceDeep', use: 'The promise, the hero' },
  { kind: 'body', front: 'onAccent', back: 'accent', use: 'The one action' },
  { kind: 'body', front: 'onAccent', back: 'accentHover', use: 'The one action, pointed at' },
  { kind: 'text', front: 'onDeep', back: 'scrim', use: 'Hero, over a white picture' },
  { kind: 'text', front: 'textQuiet', back: 'surface', use: 'What supports a heading' },
  { kind: 'text', front: 'textQuiet', back: 'surfaceRaised', use: 'Hints in the form' },
  { kind: 'text', front: 'mark', back: 'surface', use: 'Numerals of the fleet' },
  { kind: 'text', front: 'mark', back: 'surfaceRaised', use: 'Icons on a raised band' },
  { kind: 'text', front: 'error', back: 'surface', use: 'Error beside a field' },
  { kind: 'text', front: 'error', back: 'surfaceRaised', use: 'Error in the form, error summary' },
  { kind: 'text', front: 'success', back: 'surface', use: 'Words of success' },
  { kind: 'text', front: 'success', back: 'surfaceRaised', use: 'Words of success on a panel' },
  { kind: 'text', front: 'warning', back: 'surface', use: 'Words of warning' },
  { kind: 'text', front: 'warning', back: 'surfaceRaised', use: 'Words of warning on a panel' },
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
  /** `fails` where the pair has less than its kind needs. */
  grade: 'AAA' | 'AA' | '3:1' | 'fails'
}

/** A pair as it is in one scheme. */
export function measure(pair: ColourPair, colours: Colours): MeasuredPair {
  const front = colours[pair.front]
  const back = pair.back === 'scrim' ? layOver(scrim, '#ffffff') : colours[pair.back]
  const ratio = contrastRatio(front, back)
  return { front, back, ratio, grade: gradeOf(ratio, pair.kind) }
}

function gradeOf(ratio: number, kind: PairKind): MeasuredPair['grade'] {
  if (ratio < leastRatio[kind]) return 'fails'
  if (kind === 'edge') return '3:1'
  return ratio >= 7 ? 'AAA' : 'AA'
}

import { type Colours, scrim } from '../../src/theme/tokens'
import { contrastRatio } from '../support/contrast'

type Role = keyof Colours

export interface ColourPair {
  /** Minimum contrast by WCAG: body text 7 (1.4.6), other text 4.5 (1.4.3), edges 3 (1.4.11). */
  atLeast: 7 | 4.5 | 3
  front: Role
  /** A surface, or the scrim over the brightest possible picture. */
  back: Role | 'scrim'
  use: string
}

export const colourPairs: readonly ColourPair[] = [
  { atLeast: 7, front: 'text', back: 'surface', use: 'Running text' },
  { atLeast: 7, front: 'text', back: 'surfaceRaised', use: 'Text on panels and in inputs' },
  { atLeast: 7, front: 'text', back: 'successSurface', use: 'Alert after sending' },
  { atLeast: 7, front: 'text', back: 'errorSurface', use: 'Alert after a failure' },
  { atLeast: 7, front: 'onDeep', back: 'surfaceDeep', use: 'The promise, the hero' },
  { atLeast: 7, front: 'onAccent', back: 'accent', use: 'The one action' },
  { atLeast: 7, front: 'onAccent', back: 'accentHover', use: 'The one action, on hover' },
  { atLeast: 4.5, front: 'onDeep', back: 'scrim', use: 'Hero and its focus ring, over white' },
  { atLeast: 4.5, front: 'textQuiet', back: 'surface', use: 'Text that supports a heading' },
  { atLeast: 4.5, front: 'textQuiet', back: 'surfaceRaised', use: 'Hints in the form' },
  { atLeast: 4.5, front: 'mark', back: 'surface', use: 'Numerals of the fleet' },
  { atLeast: 4.5, front: 'mark', back: 'surfaceRaised', use: 'Icons on a raised band' },
  { atLeast: 4.5, front: 'error', back: 'surface', use: 'Error beside a field' },
  { atLeast: 4.5, front: 'error', back: 'surfaceRaised', use: 'Error in the form, error summary' },
  { atLeast: 4.5, front: 'success', back: 'surface', use: 'Success text' },
  { atLeast: 4.5, front: 'success', back: 'surfaceRaised', use: 'Success text on a panel' },
  { atLeast: 3, front: 'lineStrong', back: 'surface', use: 'Secondary button' },
  { atLeast: 3, front: 'lineStrong', back: 'surfaceRaised', use: 'Inputs' },
  { atLeast: 3, front: 'success', back: 'successSurface', use: 'Alert: edge and icon' },
  { atLeast: 3, front: 'error', back: 'errorSurface', use: 'Alert: edge and icon' },
  { atLeast: 3, front: 'focus', back: 'surface', use: 'Focus ring' },
  { atLeast: 3, front: 'focus', back: 'surfaceRaised', use: 'Focus ring on a panel, header' },
  { atLeast: 3, front: 'focus', back: 'successSurface', use: 'Focus ring in an alert' },
  { atLeast: 3, front: 'focus', back: 'errorSurface', use: 'Focus ring in an alert' },
]

export function measure({ front, back }: ColourPair, colours: Colours) {
  const [over, below] = [colours[front], back === 'scrim' ? scrim : colours[back]]
  return { over, below, ratio: contrastRatio(over, below) }
}

import type { TextEntry } from '../model/fields'
import { textTexts } from '../texts'

/** How a text fits: `near` when little is left, and staff should know it. */
export interface Fit {
  readonly state: 'fits' | 'near' | 'over'
  /** How much of it there is. */
  readonly shown: string
  /** What is read out while one types; nothing while there is room. */
  readonly news?: string
}

type Limits = Pick<TextEntry, 'max' | 'words'>

/** How a text fits its limits; characters are counted as the check counts them. */
export function fitOf(text: string, { max, words }: Limits): Fit {
  const characters = measure(text.length, max, Math.ceil(max / 10), {
    shown: textTexts.characters,
    left: textTexts.charactersLeft,
    tooMany: textTexts.charactersTooMany,
  })
  if (words === undefined || characters.state === 'over') return characters
  const inWords = measure(text.split(/\s+/).filter(Boolean).length, words, 1, {
    shown: textTexts.words,
    left: textTexts.wordsLeft,
    tooMany: textTexts.wordsTooMany,
  })
  const worse = inWords.state === 'over' || characters.state === 'fits' ? inWords : characters
  return { ...worse, shown: `${characters.shown}, ${inWords.shown}` }
}

interface Wording {
  shown: (count: number, max: number) => string
  left: (count: number) => string
  tooMany: (count: number) => string
}

function measure(count: number, max: number, fewLeft: number, wording: Wording): Fit {
  const left = max - count
  const shown = wording.shown(count, max)
  if (left < 0) return { state: 'over', shown, news: wording.tooMany(-left) }
  return left <= fewLeft
    ? { state: 'near', shown, news: wording.left(left) }
    : { state: 'fits', shown }
}

import type { InputHTMLAttributes } from 'react'
import type { TextEntry } from '../model/fields'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoComplete' | 'dir' | 'inputMode' | 'spellCheck'
>

const address: Attributes = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }

/** What the browser needs to know about the input, by the kind of its text. */
export const inputAttributes: Readonly<Record<string, Attributes>> = {
  plain: { autoComplete: 'off', spellCheck: true },
  email: { ...address, inputMode: 'email' },
  phone: { ...address, inputMode: 'tel' },
  webAddress: { ...address, inputMode: 'url' },
  siteAddress: { ...address, inputMode: 'url' },
  sitePath: address,
  country: { ...address, autoCapitalize: 'characters' },
}

/** Texts of at most so many characters fit an input of one line. */
const oneLine = 40

/** Whether the whole text needs several rows to be seen. */
export const isTall = ({ max, lines, textKind }: TextEntry): boolean =>
  lines > 1 || (textKind === 'plain' && max > oneLine)

/** Rows for a text, where the browser does not fit the field to it. */
export const rowsFor = (text: string): number =>
  Math.min(
    12,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 42)), 0),
  )

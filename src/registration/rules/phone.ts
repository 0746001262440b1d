import { asPhone } from './codes'
import { maxPhoneDigits, minPhoneDigits } from './limits'

/** In characters: no field allows as many. */
const maxRead = 200

/** What separates several numbers; `split` keeps it. */
const separator = /(\s*(?:(?:[,;|/&]|\b(?:or|and)\b)\s*)+)/i

const gap = String.raw`[\s().[\]·−\p{Pd}]`

/** A number, an area code or the last digits of an alternative, with or without an extension. */
const part = new RegExp(
  `^(?=.*\\d)(?:${gap}*\\+)?((?:${gap}*\\d)*)${gap}*` +
    String.raw`(?:(?:ext(?:n|ension)?|x|#)[\s.:=-]*\d{1,6})?$`,
  'iu',
)

/** Words that name a number; not the letter of a passport such as `M1234567`. */
const name =
  '(?:(?:tele)?phone|tel|ph|mob(?:ile)?|cell|whats ?app|contact|call|numbers?|nos?|office|home|' +
  '[chmoprtw](?!\\p{N}))(?![\\p{L}\\p{M}])'

/** Any words before a colon, and those names without one. */
const label = new RegExp(
  '^(?:(?!ext|x\\b)[\\p{L}\\p{M}\\s.()/&-]+:[^\\p{L}\\p{N}+(/]*|' +
    `\\(?${name}[^\\p{L}\\p{N}+(]*)+`,
  'iu',
)

/** Such a name behind the number. */
const note = new RegExp(`[^\\p{L}\\p{N})]+${name}[\\s.)\\]]*$`, 'iu')

/** Each country code that is followed by itself. */
const doubledCode = new RegExp(
  `^(?:\\(?(?:\\+|00)?(\\d{1,3})(?:${gap}*(?=\\(?\\+\\s*\\1)|${gap}+(?=\\(?00\\1)))+`,
  'u',
)

/** Punctuation around a text, a label and a bracket that was never opened fall away. */
function tidied(text: string): string {
  const tidy = text
    .replace(/^[^\p{L}\p{N}+([]+|[^\p{L}\p{N})\]]+$/gu, '')
    .replace(label, '')
    .replace(note, '')
    .replace(/^[^(]*\)/, (start) => start.replaceAll(')', ''))
    .replace(doubledCode, '')
  return tidy === text ? text : tidied(tidy)
}

const eachTidied = (text: string): string =>
  tidied(text)
    .split(separator)
    .map((piece, at) => (at % 2 ? piece : tidied(piece)))
    .join('')

/**
 * Returns the phone number in what people paste, or several: labels, punctuation around them and a
 * doubled country code fall away. Browsers make spaces of line breaks; between two whole numbers they
 * become commas. If anything else is left over, returns it all.
 */
export function asPhoneNumber(text: string): string {
  const pasted = asPhone(text).trim()
  if (pasted.length > maxRead) return pasted
  const separated = pasted.replace(/\s+(?=\+)/g, ', ').replace(/(\d{7})\s+(?=\d{7})/g, '$1, ')
  return [pasted, separated].map(eachTidied).find(isPhoneNumber) ?? pasted
}

/** From 7 to 15 digits (E.164, 6.1), at least two of them different. */
const isNumber = (digits: string): boolean =>
  digits.length >= minPhoneDigits && digits.length <= maxPhoneDigits && !/^(\d)\1*$/.test(digits)

/**
 * Whether a text is a phone number, or several: one is whole, and each other is, too, or has fewer
 * digits: an area code, an extension or the last digits of an alternative.
 */
export function isPhoneNumber(text: string): boolean {
  if (text.length > maxRead) return false
  // `030/123456` is one number, whose part after the area code may be short.
  const pieces = text.replace(/^(\(?0\d{2,4}\)?)\s*\//, '$1 ').split(separator)
  const numbers = pieces
    .filter((_, at) => at % 2 === 0)
    .map((piece) => part.exec(piece)?.[1]?.replace(/\D/g, ''))
  const isShort = (digits: string) => digits.length < minPhoneDigits
  return (
    numbers.some((digits) => digits !== undefined && isNumber(digits)) &&
    numbers.every((digits) => digits !== undefined && (isNumber(digits) || isShort(digits)))
  )
}

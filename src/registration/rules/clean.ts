/** Characters that nobody sees: zero-width, bidirectional and soft-hyphen marks, fillers, tags. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** The same without the joiners that Indic scripts need inside words. */
const invisibleButJoiners = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu

/** Nothing to be seen: spaces, joiners and the Braille blank. */
const blank = /^(\s|\u200c|\u200d|\u2800)*$/u

const visible = (text: string): string => {
  const kept = text.replace(invisibleButJoiners, '')
  return blank.test(kept) ? '' : kept
}

/** Line breaks and other control characters must not reach a mail header. */
export const onOneLine = (text: string): string =>
  visible(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** An address keeps its line breaks, each as `\n`, but no other control characters. */
export const inLines = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')

/** A code as it was meant: ordinary letters and digits for full-width ones, nothing invisible. */
const asCode = (text: string): string => text.normalize('NFKC').replace(invisible, '').trim()

/** Takes an address out of what people paste with it: `Asha <asha@example.com>`, `mailto:`, a comma. */
export function asEmail(text: string): string {
  const pasted = asCode(text).replace(/^.*<([^<>]*@[^<>]*)>.*$/, '$1')
  return withoutPunctuation(withoutPunctuation(pasted).replace(/^mailto:/i, ''))
}

/** From the first to the last character that is no punctuation. */
const withoutPunctuation = (text: string): string =>
  /[^\s,;.:<>()"'](.*[^\s,;.:<>()"'])?/.exec(text)?.[0] ?? ''

/** Writes the digits of any script as 0 to 9. */
export const asPhone = (text: string): string =>
  asCode(text).replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))

/** Unicode keeps the ten digits of a script together, in their order. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value % 10
}

/** Separators in a pasted code mean nothing (GOV.UK, text input), nor does its name before it. */
export const asGstNumber = (text: string): string =>
  asCode(text)
    .toUpperCase()
    .replace(/[\s.:·\u2212\p{Pd}]/gu, '')
    .replace(/^GST(IN|NO|NUMBER)*/, '')

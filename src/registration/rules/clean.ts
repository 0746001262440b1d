import { asCode } from './codes'

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

const letters = String.raw`[\p{L}\p{M}\p{N}]+`
const atoms = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]"

/**
 * An e-mail address (RFC 5322, 3.2.3), in letters of any script (RFC 6531). It does not begin with a
 * quotation mark or the like, although an atom may, nor with a host and a path. Its last label is of one
 * script: where Chromium has made `xn--` of it, letters before a second hyphen, as in `xn--a-bcd`, would
 * be ASCII among others (RFC 3492, 3.1).
 */
export const emailAddress =
  '(?![\\p{L}\\p{N}.-]+\\.\\p{L}{2,}/)' +
  `[\\p{L}\\p{N}!#$%&+=?^_~-]${atoms}*(\\.${atoms}+)*@(${letters}(-+${letters})*\\.)+` +
  '([A-Za-z]{2,}|((?![A-Za-z])[\\p{L}\\p{M}]){2,}|xn--[A-Za-z0-9]+)'

/** The name of an address, with `=` or `/`, which could be part of it. */
const emailLabel = /(^|[\s"'<(:])[?&]*(?:(?:(?:e-?mail|mail(?:to)?|id|address)[\s_-]*)+[=/]\s*)+/gi

/** In characters; a search in more would take long, and no field allows as many. */
const maxPasted = 1000

/**
 * Returns the one address in what people paste: a name before `<…>`, a label, `mailto:` with its query,
 * and punctuation around it fall away. If anything else is left over, returns it all.
 */
export function asEmail(text: string): string {
  if (text.length > maxPasted) return text
  const pasted = asCode(text)
    .replace(/%20/g, ' ')
    .replace(/(mailto:[^?\s]*)\?\S*/i, '$1')
    .replace(emailLabel, '$1')
  // A link with an address in its path.
  if (/:\/\/[^@\s]*\//.test(pasted)) return pasted
  const [address] = new RegExp(emailAddress, 'u').exec(pasted) ?? []
  if (address === undefined) return pasted
  const rest = pasted
    .replaceAll(address, '@')
    .replace(/[^@]*[<‹«([{]\s*(mailto:)?@/i, '')
    .replace(/[\p{L}\p{M} .-]+:|\be-?mail\b/giu, '')
  return /[\p{L}\p{N}]/u.test(rest) ? pasted : address
}

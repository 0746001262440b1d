import { maxPhoneDigits, minPhoneDigits } from './limits'

/** Digits, and what people write before and between them. */
const characters = /^[\d\s+().[\]/·−\p{Pd}]+$/u

/** Whether a text has no other characters than phone numbers have, and as many digits as one. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return characters.test(text) && digits >= minPhoneDigits && digits <= maxPhoneDigits
}

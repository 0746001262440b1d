import { formatFileSize } from '../../components/formatFileSize'
import { fill } from '../../content/fill'
import type { CompanyContact } from '../../content/generated/types'
import {
  maxDocumentBytes,
  maxPhoneDigits,
  maxPicturePixels,
  minPhoneDigits,
  sentLifetime,
  timeoutMs,
} from '../rules/limits'

const limits = {
  maxSize: formatFileSize(maxDocumentBytes),
  minDigits: minPhoneDigits,
  maxDigits: maxPhoneDigits,
  maxMegapixels: maxPicturePixels / 1_000_000,
  sentDays: sentLifetime / 86_400_000,
  waitSeconds: timeoutMs / 1000,
}

/** Replaces the placeholders of limits in all texts, and keeps phone numbers whole. */
export const withLimits = <Texts>(texts: Texts): Texts =>
  JSON.parse(withWholeNumbers(fill(JSON.stringify(texts), limits)))

/** How to reach the company, as far as the form says it: the page carries each text of it twice. */
export type FormContact = Pick<CompanyContact, 'email' | 'phone' | 'whatsapp'>

/** Fills in how to reach the company. */
export const withContact = (text: string, { email, phone }: FormContact): string =>
  fill(text, { email, phone: withWholeNumbers(phone) })

/** Lets no line end at a space of a phone number. */
const withWholeNumbers = (text: string): string =>
  text.replace(/\+\d(?:[ ()-]*\d|\.\d)*/g, (number) => number.replaceAll(' ', '\u00A0'))

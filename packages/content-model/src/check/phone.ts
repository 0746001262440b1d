import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Broken } from './finding'

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** Returns whether a number has a country code and a possible length; an example need not be in use. */
export const isPhone = (text: string): boolean =>
  /^\+[1-9][\d\s().-]+$/.test(text) && parsePhoneNumberFromString(text)?.isPossible() === true

/** Finds the 0 in +44 (0)20 or +44 020, which is not dialled from abroad, but a link would dial it. */
export function trunkZero(text: string): Broken | undefined {
  const number = parsePhoneNumberFromString(text)
  const { countryCallingCode: code = '', nationalNumber = '' } = number ?? {}
  const typed = digitsIn(text).slice(code.length)
  // Several zeros are an example, such as +91 00000 00000.
  if (!number || typed === nationalNumber || !/^0[1-9]/.test(typed)) return undefined
  return { rule: 'trunkZero', said: { text, meant: number.number } }
}

/** Checks the number in a link to WhatsApp, which takes only digits (WhatsApp, "How to use click to chat"). */
export function whatsAppProblem(address: string): Broken | undefined {
  const number =
    /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)((?:[+\d().-]|%20|%2B)+)(?:[/?#&]|$)/.exec(
      address,
    )?.[1]
  if (number === undefined) return undefined
  const whole = `+${digitsIn(decodeURIComponent(number))}`
  if (!isPhone(whole)) return { rule: 'notPhone', said: { text: number } }
  const wrong = trunkZero(whole)
  if (wrong) return wrong
  const meant = address.replace(number, digitsIn(whole))
  return meant === address ? undefined : { rule: 'notEncoded', said: { text: address, meant } }
}

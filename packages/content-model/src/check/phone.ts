import type { Broken } from './finding'

/** The country codes of one and two digits (ITU-T E.164, annex); all others have three. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * Italy, San Marino, the Vatican, Ivory Coast, Benin, Gabon and Congo: a 0 after these codes is part of the
 * number, also from abroad.
 */
const codesBeforeZero = ['39', '378', '379', '225', '229', '241', '242']

/** What a `tel:` or WhatsApp link dials, without the plus sign. */
const dialled = (text: string): string => text.replace(/\D/g, '')

export const isPhone = (text: string): boolean =>
  /^\+[1-9][\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(dialled(text))

/** Finds the 0 in +44 (0)20 or +44 020, which is not dialled from abroad, but a link would dial it. */
export function trunkZero(text: string): Broken | undefined {
  const digits = dialled(text)
  const code = countryCode.exec(digits)?.[0] ?? ''
  const number = digits.slice(code.length)
  // Several zeros are an example, such as +91 00000 00000.
  if (!/^0[1-9]/.test(number) || codesBeforeZero.includes(code)) return undefined
  return { rule: 'trunkZero', said: { text, meant: `+${code} ${number.slice(1)}` } }
}

/** Checks the number in a link to WhatsApp, which takes only digits (WhatsApp, "How to use click to chat"). */
export function whatsAppProblem(address: string): Broken | undefined {
  const number =
    /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)((?:[+\d().-]|%20|%2B)+)(?:[/?#&]|$)/.exec(
      address,
    )?.[1]
  if (number === undefined) return undefined
  const whole = `+${dialled(decodeURIComponent(number))}`
  if (!isPhone(whole)) return { rule: 'notPhone', said: { text: number } }
  const wrong = trunkZero(whole)
  if (wrong) return wrong
  const meant = address.replace(number, dialled(whole))
  return meant === address ? undefined : { rule: 'notEncoded', said: { text: address, meant } }
}

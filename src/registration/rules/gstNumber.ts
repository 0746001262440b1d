import { asGstNumber } from './codes'

/** The pattern of docs/specification.md, section 5, and nothing stricter. */
export const gstNumberPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * The states in the order of their codes, from 01: the list of the GST portal, as GSTN's returns and
 * e-invoices use it. 25 and 28 are older than a merger and a division of states, and still in use.
 */
const states = (
  'Jammu and Kashmir, Himachal Pradesh, Punjab, Chandigarh, Uttarakhand, Haryana, Delhi, ' +
  'Rajasthan, Uttar Pradesh, Bihar, Sikkim, Arunachal Pradesh, Nagaland, Manipur, Mizoram, ' +
  'Tripura, Meghalaya, Assam, West Bengal, Jharkhand, Odisha, Chhattisgarh, Madhya Pradesh, ' +
  'Gujarat, Daman and Diu, Dadra and Nagar Haveli and Daman and Diu, Maharashtra, ' +
  'Andhra Pradesh, Karnataka, Goa, Lakshadweep, Kerala, Tamil Nadu, Puducherry, ' +
  'Andaman and Nicobar Islands, Telangana, Andhra Pradesh, Ladakh'
).split(', ')

/** In characters, more than a field allows: a number is read at each key, and cleaning takes time. */
const maxRead = 200

/** The codes of that list that are no states. */
const others: Readonly<Record<string, string>> = {
  96: 'Foreign country',
  97: 'Other Territory',
  99: 'Centre Jurisdiction',
}

/**
 * Returns what a GST number says: its first two digits, their state (empty if no state has them) and
 * the PAN of its holder; `undefined` unless it matches the pattern.
 *
 * @param text as it was typed: it is cleaned as it would be for sending
 */
export function readGstNumber(text: string) {
  const number = asGstNumber(text.slice(0, maxRead))
  if (!gstNumberPattern.test(number)) return undefined
  const code = number.slice(0, 2)
  const state = states[Number(code) - 1] || others[code] || ''
  return { code, state, pan: number.slice(2, 12) }
}

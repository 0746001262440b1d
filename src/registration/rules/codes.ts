/** Characters that nobody sees: zero-width, bidirectional and soft-hyphen marks, fillers, tags. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** A code as it was meant: ordinary letters and digits for full-width ones, nothing invisible. */
export const asCode = (text: string): string => text.normalize('NFKC').replace(invisible, '')

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

/** Keeps the letters and digits of a pasted code (GOV.UK, text input), without a name before it, such as GSTIN. */
export const asGstNumber = (text: string): string =>
  asPhone(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{L}+(?=\p{N})/u, '')

/** Characters that nobody sees, but not the joiners that Indic scripts need inside words. */
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

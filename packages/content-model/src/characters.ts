/**
 * Matches characters that nobody sees: controls, line separators, zero-width, bidirectional and
 * soft-hyphen marks, fillers, tags; but not those that emoji need.
 */
export const invisible =
  /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}]|(?!\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)/u

const unseen = new RegExp(`${invisible.source}|(?! )\\p{Zs}`, 'gu')

/** Cyrillic letters, most of which look like Latin ones, and the Greek ones that do. */
const lookAlike =
  /[\p{Script=Cyrillic}\u0391\u0392\u0395-\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u03BD\u03BF]/gu

export const codePointOf = (character: string): number => character.codePointAt(0) ?? 0

/** Formats a character as `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${codePointOf(character).toString(16).toUpperCase().padStart(4, '0')}`

/** Replaces characters that look like nothing, like a space or like a Latin letter: `a<U+00A0>b`. */
export const withCodes = (text: string): string =>
  text
    .replace(/\S+/gu, (word) =>
      /\p{Script=Latin}/u.test(word) ? word.replace(lookAlike, coded) : word,
    )
    .replace(unseen, coded)

const coded = (character: string): string => `<${codeOf(character)}>`

/** Returns the same for two texts that look the same. */
export const asSeen = (text: string): string =>
  text.normalize('NFKC').replace(new RegExp(invisible, 'gu'), '')

// Not Node's own module of that name.
import { toUnicode } from 'punycode/punycode.js'

/** Letters that no label mixes with Latin ones; Chinese, Japanese and Korean labels do mix them. */
const notLatin =
  /(?![\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{sc=Common}])\p{L}/u

/**
 * Whether no label of a host mixes Latin letters with those of another script, as `аpple.com` does,
 * whose first letter is Cyrillic (Unicode TR 39, 5.1).
 */
export const isOfOneScript = (host: string): boolean =>
  decoded(host)
    .split('.')
    .every((label) => !(/\p{sc=Latin}/u.test(label) && notLatin.test(label)))

/** Returns a host as it was typed before Chromium made `xn--` of it, or as it is where it cannot be decoded. */
function decoded(host: string): string {
  try {
    return toUnicode(host.toLowerCase())
  } catch {
    return host
  }
}

export interface Mail {
  to: string
  subject: string
  lines: readonly string[]
}

/** `encodeURIComponent` throws on a lone surrogate. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'))

/** A link that opens the visitor's own mail program with the mail filled in (RFC 6068). */
export const mailtoLink = ({ to, subject, lines }: Mail): string =>
  `mailto:${to}?subject=${encode(subject.replace(/[\r\n]+/g, ' '))}` +
  `&body=${encode(lines.join('\n'))}`

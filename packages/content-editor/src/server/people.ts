import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { RefusedError } from './refused'

/** Who edits. */
export interface Person {
  readonly name: string
  readonly email: string
}

/** The headers in which a sign-in proxy names the person. */
export interface PersonHeaders {
  /** Has the e-mail address. */
  user: string
  /** Have the name; the first that is there counts. */
  names: readonly string[]
}

/**
 * Behind a sign-in proxy, a request must name the person.
 *
 * @throws RefusedError if it does not
 */
export const personBehind =
  ({ user, names }: PersonHeaders) =>
  (headers: IncomingHttpHeaders): Person => {
    const email = textOf(headers[user])
    if (isEmail(email)) {
      const name = names.map((header) => textOf(headers[header])).find(isName)
      return { email, name: name ?? email.replace(/@.*/, '') }
    }
    throw new RefusedError(
      `The sign-in proxy must name the person: the header ${user} with their e-mail address, and ${names[0]} with their name. This request had none.`,
      401,
    )
  }

/** Headers are read as Latin-1, and proxies send UTF-8. */
function textOf(header: string | string[] | undefined): string {
  const bytes = Buffer.from(`${header ?? ''}`, 'latin1')
  return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').trim()
}

export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u.test(text)

/** Git accepts no name of punctuation alone, and keeps < > and line ends for itself. */
export const isName = (text: string): boolean =>
  text.length <= 200 && /[\p{L}\p{N}]/u.test(text) && !/[<>\p{Cc}]/u.test(text)

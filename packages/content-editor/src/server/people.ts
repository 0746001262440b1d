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
  /** Has the name. */
  name: string
}

/**
 * Behind a sign-in proxy, a request must name the person.
 *
 * @throws RefusedError if it does not
 */
export const personBehind =
  (header: PersonHeaders) =>
  (headers: IncomingHttpHeaders): Person => {
    const [email, name] = [textOf(headers[header.user]), textOf(headers[header.name])]
    if (isEmail(email)) {
      return { email, name: isName(name) && !isId(name) ? name : email.replace(/@.*/, '') }
    }
    throw new RefusedError(
      `The sign-in proxy must name the person: the header ${header.user} with their e-mail address, and ${header.name} with their name. This request had none.`,
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

/** An address, an account or a number of the sign-in service: `auth0|5f7c`, `ACME\mei`, a UUID. */
const isId = (text: string): boolean => /[@|=:/\\]|\d.*\d.*\d/.test(text)

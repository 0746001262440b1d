import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { RefusedError } from './refused'

export interface Person {
  readonly name: string
  readonly email: string
}

/** The headers in which a sign-in proxy names the person. */
export interface PersonHeaders {
  /** The header with the e-mail address. */
  user: string
  name: string
}

/** Returns a reader of the person in a proxied request; it throws RefusedError if there is none. */
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

/** Node decodes headers as Latin-1, but proxies send UTF-8. */
function textOf(header: string | string[] | undefined): string {
  const bytes = Buffer.from(`${header ?? ''}`, 'latin1')
  return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').trim()
}

export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u.test(text)

/** Git rejects names of punctuation alone, and reserves < > and line ends. */
export const isName = (text: string): boolean =>
  text.length <= 200 && /[\p{L}\p{N}]/u.test(text) && !/[<>\p{Cc}]/u.test(text)

/** Matches an address, an account or a number of a sign-in service: `auth0|5f7c`, `ACME\mei`, a UUID. */
const isId = (text: string): boolean => /[@|=:/\\]|\d.*\d.*\d/.test(text)

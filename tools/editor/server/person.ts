import type { IncomingHttpHeaders } from 'node:http'
import { StartError } from '../../../sandbox/startError'
import type { Git } from './git'
import type { Turned } from './guard'
import type { Person } from './store'

export interface PersonHeaders {
  /** Has the e-mail address. */
  user: string
  /** Have the name; the first that is there counts. */
  names: readonly string[]
}

/** Who asks, as the sign-in proxy names them; whom it does not name is turned away. */
export function personFrom(
  headers: IncomingHttpHeaders,
  { user, names }: PersonHeaders,
): Person | Turned {
  const email = textOf(headers[user])
  if (!isEmail(email)) {
    const message = `The sign-in proxy must name the person: the header ${user} with their e-mail address, and ${names[0]} with their name. This request had none. See docs/hosting-the-editor.md.`
    return { status: 401, message }
  }
  const name = names.map((header) => textOf(headers[header])).find(isName)
  return { email, name: name ?? email.replace(/@.*/, '') }
}

/**
 * Whom git's own settings name.
 *
 * @throws StartError if they name nobody
 */
export async function personOfGit(git: Git): Promise<Person> {
  const read = async (key: string) => (await git(['config', key])).stdout.trim()
  const [name, email] = [await read('user.name'), await read('user.email')]
  if (isName(name) && isEmail(email)) return { name, email }
  throw new StartError(
    'git does not know who you are. Tell it once, with your own name and address:\n  git config --global user.name "Asha Rao"\n  git config --global user.email asha@example.com',
  )
}

/** Headers are read as Latin-1, and proxies send UTF-8. */
function textOf(header: string | string[] | undefined): string {
  const bytes = Buffer.from(`${header ?? ''}`, 'latin1')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    return bytes.toString('latin1').trim()
  }
}

const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u.test(text)

/** Git takes no name of punctuation alone, and keeps < > and line ends for itself. */
const isName = (text: string): boolean =>
  text.length <= 200 && /[\p{L}\p{N}]/u.test(text) && !/[<>\p{Cc}]/u.test(text)

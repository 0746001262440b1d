import { parseArgs } from 'node:util'
import { StartError } from '../../lib/errors'
import type { Person, PersonHeaders } from './people'
import type { GitSettings } from './stores'

export const usage = `npm run content [-- options]

Opens the content editor in a browser.

  --git       each save is a commit that is pushed to a branch: by you, or with
              EDITOR_ORIGIN by whom a sign-in proxy names (docs/hosting-the-editor.md)
  --no-open   opens no browser
  --help      shows this

EDITOR_PORT is the port on 127.0.0.1, otherwise 9030; CONTENT_FOLDER the folder with the
YAML files, otherwise content/.`

/** Where saves are pushed, and how people are known. */
export interface Hosting {
  clone: Omit<GitSettings, 'committer'>
  /** Behind a sign-in proxy; without it, whoever git's own settings name. */
  proxy?: {
    /** The public address, for example `https://edit.example.com`. */
    origin: string
    person: PersonHeaders
    /** In whose name the editor commits. */
    committer: Person
  }
}

export interface CommandOptions {
  help: boolean
  open: boolean
  hosting?: Hosting
}

/**
 * Parses the command's options.
 *
 * @param args what follows `npm run content --`
 * @throws StartError for an option or a value that cannot be
 */
export function optionsFrom(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): CommandOptions {
  const { git, help, 'no-open': quiet } = valuesOf(args)
  const hosting = git && !help ? hostingFrom(environment) : undefined
  const open = !quiet && !hosting?.proxy && !environment.CI
  return { help, open, ...(hosting && { hosting }) }
}

function valuesOf(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args: [...args], options: { git: flag, help: flag, 'no-open': flag } })
      .values
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ')
    throw new StartError(`${sentence.replace(/\.$/, '')}.\n\n${usage}`)
  }
}

function hostingFrom(environment: NodeJS.ProcessEnv): Hosting {
  const read = (name: string, otherwise: string) => environment[name] || otherwise
  const branch = read('EDITOR_BRANCH', 'content/edits')
  require(/^content\/./.test(branch), `EDITOR_BRANCH must begin with content/, not be "${branch}".`)
  const remote = read('EDITOR_REMOTE', 'origin')
  const clone = { branch, remote, base: read('EDITOR_BASE', 'main') }
  const address = environment.EDITOR_ORIGIN
  if (!address) return { clone }
  const { protocol, pathname, hostname, origin } = new URL(
    URL.canParse(address) ? address : 'none:',
  )
  require(protocol === 'https:' &&
    pathname ===
      '/', `EDITOR_ORIGIN must be the address at which people open the editor, for example https://edit.example.com, not "${address}".`)
  const text = read('EDITOR_COMMITTER', `Content editor <editor@${hostname}>`)
  const [, name = '', email = ''] =
    /^([^<>\p{Cc}]*[^<>\p{Cc}\s])\s*<([^<>\s]+@[^<>\s]+)>$/u.exec(text) ?? []
  require(name !==
    '', 'EDITOR_COMMITTER must be a name and an address, as in Editor <editor@example.com>.')
  const headers = (variable: string, otherwise: string) =>
    read(variable, otherwise)
      .split(',')
      .map((header) => {
        const isName = /^[\w-]+$/.test(header.trim())
        require(isName, `${variable} must be the name of a header, not "${header.trim()}".`)
        return header.trim().toLowerCase()
      })
  const [user = '', ...more] = headers('EDITOR_USER_HEADER', 'x-forwarded-email')
  require(more.length === 0, 'EDITOR_USER_HEADER must be the name of a header, not several.')
  const names = headers('EDITOR_NAME_HEADER', 'x-forwarded-preferred-username, x-forwarded-user')
  return { clone, proxy: { origin, committer: { name, email }, person: { user, names } } }
}

function require(isMet: boolean, sentence: string): void {
  if (!isMet) throw new StartError(sentence)
}

import { parseArgs } from 'node:util'
import { StartError } from '../../../sandbox/startError'
import type { CloneSettings } from './clone'
import type { PersonHeaders } from './person'
import type { Person } from './store'

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
  clone: Omit<CloneSettings, 'committer'>
  /** Behind a sign-in proxy; without it, whoever git's own settings name. */
  proxy?: Proxy
}

export interface Proxy {
  /** The public address, for example `https://edit.example.com`. */
  origin: string
  person: PersonHeaders
  /** In whose name the editor commits. */
  committer: Person
}

export interface CommandOptions {
  help: boolean
  open: boolean
  hosting?: Hosting
}

/**
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
    const options = { git: flag, help: flag, 'no-open': flag }
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ')
    throw new StartError(`${sentence.replace(/\.$/, '')}.\n\n${usage}`)
  }
}

function hostingFrom(environment: NodeJS.ProcessEnv): Hosting {
  const read = (name: string, otherwise: string) => environment[name] || otherwise
  const branch = read('EDITOR_BRANCH', 'content/edits')
  if (!/^content\/./.test(branch)) {
    throw new StartError(`EDITOR_BRANCH must begin with content/, not be "${branch}".`)
  }
  const clone = {
    branch,
    remote: read('EDITOR_REMOTE', 'origin'),
    base: read('EDITOR_BASE', 'main'),
  }
  return environment.EDITOR_ORIGIN
    ? { clone, proxy: proxyFrom(environment.EDITOR_ORIGIN, read) }
    : { clone }
}

function proxyFrom(address: string, read: (name: string, otherwise: string) => string): Proxy {
  const origin = originFrom(address)
  const committer = read('EDITOR_COMMITTER', `Content editor <editor@${new URL(origin).hostname}>`)
  const names = 'x-forwarded-preferred-username, x-forwarded-user'
  return {
    origin,
    committer: committerFrom(committer),
    person: {
      user: headerFrom('EDITOR_USER_HEADER', read('EDITOR_USER_HEADER', 'x-forwarded-email')),
      names: read('EDITOR_NAME_HEADER', names)
        .split(',')
        .map((name) => headerFrom('EDITOR_NAME_HEADER', name.trim())),
    },
  }
}

function originFrom(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:' && url.pathname === '/' && url.host) return url.origin
  throw new StartError(
    `EDITOR_ORIGIN must be the address at which people open the editor, for example https://edit.example.com, not "${address}".`,
  )
}

function committerFrom(text: string): Person {
  const [, name, email] = text.match(/^([^<>\p{Cc}]*[^<>\p{Cc}\s])\s*<([^<>\s]+@[^<>\s]+)>$/u) ?? []
  if (name && email) return { name, email }
  throw new StartError(
    `EDITOR_COMMITTER must be a name and an address, as in Editor <editor@example.com>.`,
  )
}

function headerFrom(variable: string, name: string): string {
  if (/^[\w-]+$/.test(name)) return name.toLowerCase()
  throw new StartError(`${variable} must be the name of a header, not "${name}".`)
}

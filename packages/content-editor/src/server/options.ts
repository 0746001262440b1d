import { parseArgs } from 'node:util'
import type { GitSettings } from './gitBranch'
import type { Person, PersonHeaders } from './people'

const defaultPort = 9030

export const usage = `content-editor [options]

Opens the content editor in a browser, for the content that content-model.config.ts names.

  --git       each save is a commit that is pushed to a branch: by you, or with
              EDITOR_ORIGIN by whom a sign-in proxy names
  --no-open   opens no browser
  --help      shows this

EDITOR_PORT is the port on 127.0.0.1, otherwise ${defaultPort}; 0 is any free one.`

export interface Hosting {
  clone: Omit<GitSettings, 'committer'>
  /** Undefined without a sign-in proxy: git's settings then name the person. */
  proxy?: {
    origin: string
    person: PersonHeaders
    committer: Person
  }
}

/** Parses the command's options; throws Error for an invalid option or value. */
export function optionsFrom(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { git, help, 'no-open': quiet } = valuesOf(args)
  const hosting = git && !help ? hostingFrom(environment) : undefined
  const open = !quiet && !hosting?.proxy && !environment.CI
  return { help, open, port: portFrom(environment), hosting }
}

function valuesOf(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args: [...args], options: { git: flag, help: flag, 'no-open': flag } })
      .values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`)
  }
}

function portFrom({ EDITOR_PORT: text = '' }: NodeJS.ProcessEnv): number {
  const port = text === '' ? `${defaultPort}` : text
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port)
  throw new Error(`EDITOR_PORT must be a whole number from 0 to 65535, not "${text}".`)
}

const rules = {
  EDITOR_BRANCH: [/^content\/\w[\w./-]*$/, 'begin with content/'],
  EDITOR_ORIGIN: [
    /^https:\/\/[\w.-]+(:\d+)?\/?$/,
    'be the address at which people open the editor, like https://edit.example.com',
  ],
  EDITOR_COMMITTER: [
    /^[^<>\p{Cc}]*[^<>\p{Cc}\s]\s*<[^<>\s]+@[^<>\s]+>$/u,
    'be a name and an address, as in Editor <editor@example.com>',
  ],
  EDITOR_USER_HEADER: [/^[\w-]+$/, 'be the name of a header'],
  EDITOR_NAME_HEADER: [/^[\w-]+$/, 'be the name of a header'],
} as const

function hostingFrom(environment: NodeJS.ProcessEnv): Hosting {
  const read = (name: keyof typeof rules, otherwise: string) => {
    const value = environment[name] || otherwise
    const [pattern, what] = rules[name]
    if (pattern.test(value)) return value
    throw new Error(`${name} must ${what}, not be "${value}".`)
  }
  const clone = {
    branch: read('EDITOR_BRANCH', 'content/edits'),
    remote: environment.EDITOR_REMOTE || 'origin',
    base: environment.EDITOR_BASE || undefined,
  }
  if (!environment.EDITOR_ORIGIN) return { clone }
  const { origin, hostname } = new URL(read('EDITOR_ORIGIN', ''))
  const committer = read('EDITOR_COMMITTER', `Content editor <editor@${hostname}>`)
  const [name = '', email = ''] = committer.split(/\s*[<>]/)
  const person = {
    user: read('EDITOR_USER_HEADER', 'x-forwarded-email').toLowerCase(),
    name: read('EDITOR_NAME_HEADER', 'x-forwarded-preferred-username').toLowerCase(),
  }
  return { clone, proxy: { origin, committer: { name, email }, person } }
}

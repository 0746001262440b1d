import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import { variableNames } from './environment'

interface DotEnv {
  variables: Record<string, string>
  /** One sentence per line that cannot be read as it is meant, with what to do. */
  problems: string[]
}

/** Reads .env as people's programs save it; a project may have none. */
export function readDotEnv(folder = '.'): DotEnv {
  const file = join(folder, '.env')
  if (!existsSync(file)) {
    const remedy = 'There is a file .env.txt, but no .env. Rename it to .env, without an ending.'
    return { variables: {}, problems: existsSync(`${file}.txt`) ? [remedy] : [] }
  }
  const lines = textOf(readFileSync(file)).split(/\r\n?|\n/)
  const lost = lines.findIndex((line) => /[\0\uFFFD]/.test(line))
  if (lost >= 0) return { variables: {}, problems: [`.env:${lost + 1}: ${notUtf8}`] }
  const read = lines.map(readLine)
  return {
    variables: Object.fromEntries(read.flatMap(({ entry }) => (entry ? [entry] : []))),
    problems: read.flatMap(({ problem }, index) =>
      problem ? [`.env:${index + 1}: ${problem}`] : [],
    ),
  }
}

/**
 * Puts the variables of .env into the environment, where those that are set already stay.
 *
 * @returns the problems of the file
 */
export function loadDotEnv(): string[] {
  const { variables, problems } = readDotEnv()
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value
  return problems
}

/** By the two bytes of the byte order mark. */
const encodings: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

const textOf = (bytes: Buffer): string =>
  new TextDecoder(encodings[bytes.toString('hex', 0, 2)] ?? 'utf-8').decode(bytes)

interface Line {
  entry?: readonly [name: string, value: string]
  problem?: string
}

const notUtf8 = 'The file is not saved as UTF-8. Save it again with the encoding "UTF-8".'
const notEntry =
  'The line is not NAME=value. Write it so, without anything before the name, or begin it with # if it is a note.'

/** Blanks and quotes of any kind round a value, of which not one begins or ends with them. */
const around = /^[\s"'`“”„‘’‚«»]+|[\s"'`“”„‘’‚«»]+$/g

function readLine(text: string): Line {
  const line = text.trim()
  if (line === '' || line.startsWith('#')) return {}
  const [[written = '', value = ''] = []] = Object.entries(parseEnv(`${line}\n`))
  const name = written.trim()
  if (!/^\w+$/.test(name)) return { problem: notEntry }
  if (!variableNames.includes(name)) {
    const meant = closest(core(name), variableNames.map(core))
    if (distance(core(name), meant) > 2) return { entry: [name, value] }
    const known = variableNames.find((other) => core(other) === meant)
    return { problem: `${name} is not a variable of the site. Did you mean ${known}?` }
  }
  const inside = value.replace(around, '')
  const code = /[^!-~]/u.exec(inside)?.[0].codePointAt(0)?.toString(16).toUpperCase()
  if (!code) return { entry: [name, inside] }
  const found = `a space or an odd character (U+${code.padStart(4, '0')})`
  return {
    problem: `${name} has ${found} in its value. Type it again, or copy it from its account.`,
  }
}

/** What two names have to share for one to be a slip of the other. */
const core = (name: string): string => name.toUpperCase().replace(/^GATSBY_/, '')

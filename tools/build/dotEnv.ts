import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { isMisspelt, variableNames } from './environment'

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
  const variables: Record<string, string> = {}
  const problems: string[] = []
  for (const [index, text] of textOf(readFileSync(file))
    .split(/\r\n?|\n/)
    .entries()) {
    const line = text.trim()
    if (line === '' || line.startsWith('#')) continue
    const [[written = '', value = ''] = []] = Object.entries(parseEnv(`${line}\n`))
    const name = written.trim()
    const plain = variableNames.includes(name) ? value.replace(around, '') : value
    const problem = problemOf(name, plain)
    if (problem) problems.push(`.env:${index + 1}: ${problem}`)
    else variables[name] = plain
  }
  return { variables, problems }
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

/** Blanks and quotes of any kind round a value, of which not one begins or ends with them. */
const around = /^[\s"'`“”„‘’‚«»]+|[\s"'`“”„‘’‚«»]+$/g

function problemOf(name: string, value: string): string | undefined {
  if (/[\0\uFFFD]/.test(name + value)) {
    return 'The file is not saved as UTF-8. Save it again with the encoding "UTF-8".'
  }
  if (!/^\w+$/.test(name)) {
    return 'The line is not NAME=value. Write it so, without anything before the name, or begin it with # if it is a note.'
  }
  if (isMisspelt(name))
    return `${name} is not a variable of the site: .env.example has their names.`
  const code = /[^!-~]/u.exec(value)?.[0].codePointAt(0)?.toString(16).toUpperCase()
  if (!code || !variableNames.includes(name)) return undefined
  const found = `a space or an odd character (U+${code.padStart(4, '0')})`
  return `${name} has ${found} in its value. Type it again, or copy it from its account.`
}

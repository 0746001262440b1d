import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { identifierFault, remedyOf, unusualShape } from './identifiers'

/** The environment as a plain record; see .env.example for what each variable means. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Puts the variables of .env into the environment, where those that are set already stay; a project
 * may have no such file.
 *
 * @throws Error that says what to do, if the file is not plain UTF-8
 */
export function loadDotEnv(): void {
  if (!existsSync('.env')) return
  const bytes = readFileSync('.env')
  const hasByteOrderMark = /^(efbbbf|fffe|feff)/.test(bytes.toString('hex', 0, 3))
  if (hasByteOrderMark || bytes.includes(0)) {
    throw new Error(
      '.env is not saved as plain UTF-8. Save it again with the encoding "UTF-8", not "UTF-8 with BOM" or "Unicode".',
    )
  }
  process.loadEnvFile('.env')
}

/** The variables of .env; run from the project's root. */
const variableNames = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))

const variables = variableNames.filter((name) => name.startsWith('GATSBY_'))

const isAddress = (name: string): boolean => /_(ORIGIN|BASE_URL|CDN)$/.test(name)

/** Optional: the addresses of services that are not at their usual ones. */
export const addressVariables = variables.filter(isAddress)

/** The form does not work without these. */
export const requiredVariables = variables.filter((name) => !isAddress(name))

/**
 * Reports misspelt variables, values with quotes, blanks or odd characters, addresses that are not
 * valid origins, identifiers that are examples, swapped or repeated, and secrets that would be
 * published. Identifiers that are not set are samples
 * (tools/site/sampleGuard.ts).
 *
 * @returns one sentence per problem, naming the variable; empty if there is none
 */
export const environmentProblems = (environment: Environment): string[] => [
  ...Object.keys(environment).filter(isMisspelt).map(misspelt),
  ...variables.flatMap((name) => valueProblem(name, environment) ?? []),
  ...secretProblems(environment),
]

/** Reports identifiers that differ from those that their service gives, but may work. */
export const environmentWarnings = (environment: Environment): string[] =>
  requiredVariables.flatMap((name) =>
    valueProblem(name, environment) ? [] : (unusualShape(name, valueIn(environment, name)) ?? []),
  )

const valueIn = (environment: Environment, name: string): string => environment[name] ?? ''

function valueProblem(name: string, environment: Environment): string | undefined {
  const value = valueIn(environment, name)
  if (value.trim() === '') return undefined
  const fault = isAddress(name)
    ? oddCharacter(value)
    : (identifierFault(name, value, identifiersIn(environment)) ?? oddCharacter(value))
  if (fault) return `${name} ${fault} ${remedyOf(name)}`
  if (!isAddress(name) || isOrigin(value)) return undefined
  return `${name} must be an address like https://example.com without a path, not "${value}".`
}

const identifiersIn = (environment: Environment): Record<string, string> =>
  Object.fromEntries(requiredVariables.map((name) => [name, valueIn(environment, name)]))

function oddCharacter(value: string): string | undefined {
  const odd = /[^!-~]|["'`]|[;,]$/u.exec(value)?.[0]
  const code = odd?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return odd && `has a character that does not belong in its value: "${odd}" (U+${code}).`
}

/** The variable of the one secret, which only `npm run documents` reads. */
export const secretName = 'UPLOADCARE_SECRET_KEY'

/** For example UPLOADCARE. */
const services = [...new Set(variables.map((name) => name.split('_')[1]))]

/** Whether a name is meant for one of the site's services, but is no variable of it. */
const isMisspelt = (name: string): boolean =>
  ![...variableNames, secretName].includes(name) &&
  new RegExp(`^(GATSBY_)?(${services.join('|')})_`, 'i').test(name)

const misspelt = (name: string): string =>
  `${name} is not a variable of the site: .env.example has their names.`

/** Gatsby puts each `GATSBY_` variable that the code names into the script that visitors get. */
function secretProblems(environment: Environment): string[] {
  const secret = environment[secretName]?.trim() || secretName
  const isPublished = ([name, value = '']: [string, string | undefined]): boolean =>
    name.startsWith('GATSBY_') &&
    (/SECRET/i.test(name) || value.includes(secretName) || value.includes(secret))
  return Object.entries(environment)
    .filter(isPublished)
    .map(
      ([name]) =>
        `${name} would give Uploadcare's secret key to every visitor. Remove it; only \`npm run documents\` takes the key, as ${secretName}.`,
    )
}

/** A path in these addresses would end up in every request's address (docs/providers.md, C3). */
const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value

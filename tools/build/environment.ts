import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The environment as a plain record; see .env.example for what each variable means. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The variables of .env; run from the project's root. */
export const variableNames = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))

const variables = variableNames.filter((name) => name.startsWith('GATSBY_'))

const isAddress = (name: string): boolean => /_(ORIGIN|BASE_URL|CDN)$/.test(name)

/** Optional: the addresses of services that are not at their usual ones. */
export const addressVariables = variables.filter(isAddress)

/** The form does not work without these. */
export const requiredVariables = variables.filter((name) => !isAddress(name))

/**
 * Reports variables that are not valid origins. Identifiers that are not set are samples
 * (tools/build/sampleGuard.ts).
 *
 * @returns one sentence per problem, naming the variable; empty if there is none
 */
export const addressProblems = (environment: Environment): string[] =>
  addressVariables.flatMap((name) => {
    const value = environment[name]
    return !value || isOrigin(value)
      ? []
      : [`${name} must be an address like https://example.com without a path, not "${value}".`]
  })

/** The variable of the one secret, which only `npm run documents` reads. */
export const secretName = 'UPLOADCARE_SECRET_KEY'

/** For example EMAILJS. */
const services = [...new Set(variables.map((name) => name.split('_')[1]))]

/** Whether a name is meant for one of the site's services, but is no variable of it. */
export const isMisspelt = (name: string): boolean =>
  ![...variableNames, secretName].includes(name) &&
  new RegExp(`^(GATSBY_)?(${services.join('|')})_`, 'i').test(name)

/**
 * Reports variables that would publish a secret: Gatsby puts each `GATSBY_` variable that the code
 * names into the script that visitors get.
 *
 * @returns one sentence per problem, naming the variable; empty if there is none
 */
export function secretProblems(environment: Environment): string[] {
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

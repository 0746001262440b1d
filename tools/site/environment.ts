import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The environment as a plain record; see .env.example for what each variable means. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Puts the variables of .env into the environment, where those that are set already stay; a project
 * may have no such file.
 *
 * @throws Error for a file such as .env.production, which Gatsby reads by itself: its values would be
 * in the script, but not in the page's policy
 */
export function loadDotEnv(): void {
  const { GATSBY_ACTIVE_ENV, NODE_ENV } = process.env
  const gatsbys = `.env.${GATSBY_ACTIVE_ENV || NODE_ENV || 'production'}`
  if (existsSync(gatsbys)) throw new Error(`Move what is in ${gatsbys} to .env, and delete it.`)
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** The variables of .env that browsers get; run from the project's root. */
const variables = Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).filter((name) =>
  name.startsWith('GATSBY_'),
)

const isAddress = (name: string): boolean => /_(ORIGIN|BASE_URL|CDN)$/.test(name)

/** Optional: the addresses of services that are not at their usual ones. */
export const addressVariables = variables.filter(isAddress)

/** The form does not work without these. */
export const requiredVariables = variables.filter((name) => !isAddress(name))

/** The variable of the one secret, which only `npm run documents` reads. */
export const secretName = 'UPLOADCARE_SECRET_KEY'

/**
 * Reports placeholders, the key of Uploadcare's demo, addresses that are not valid origins, and secrets
 * that would be published. Identifiers that are not set are samples (tools/site/sampleGuard.ts).
 *
 * @returns one sentence per problem, naming the variable; empty if there is none
 */
export const environmentProblems = (environment: Environment): string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => problemOf(name, value) ?? [])

function problemOf(name: string, value: string): string | undefined {
  // Gatsby puts each `GATSBY_` variable that the code names into the script that visitors get.
  if (/^GATSBY_.*SECRET/i.test(name))
    return `${name} would give a secret to every visitor. Remove it; only \`npm run documents\` takes Uploadcare's secret key, as ${secretName}.`
  if (addressVariables.includes(name) && value && !isOrigin(value))
    return `${name} must be an address like https://example.com without a path, not "${value}".`
  if (!requiredVariables.includes(name)) return undefined
  if (/^\s*(your|<|x{4}|change_?me)/i.test(value))
    return `${name} still has a placeholder, "${value}". .env.example says where to copy the value.`
  if (value.trim() === 'demopublickey')
    return `${name} is the key of Uploadcare's public demo: applicants' documents would go to a project that is not yours.`
  return undefined
}

/** A path in these addresses would end up in every request's address (docs/providers.md, C3). */
const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value

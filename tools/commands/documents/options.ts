import { parseArgs } from 'node:util'
import type { Environment } from '../../build/environment'
import type { UploadcareAccount } from './uploadcareFiles'

export interface DocumentsOptions {
  /** In days. */
  olderThan: number
  isDeletion: boolean
  /** Whether files that are no PDFs count too. */
  allTypes: boolean
  /** Whether the sandbox is meant instead of Uploadcare. */
  sandbox: boolean
}

export const documentsHelp = `npm run documents -- --older-than <days> [--delete] [--all-types] [--sandbox]

Lists the documents that agents uploaded to Uploadcare. With --delete, deletes them.

  --older-than <days>   uploaded at least this many days ago; 0 means all
  --delete              deletes them for good; without it, nothing is changed
  --all-types           includes files that are not PDFs
  --sandbox             uses the sandbox on this machine (npm run sandbox, npm start)
  --help                shows this text

GATSBY_UPLOADCARE_PUBLIC_KEY   the project's public key, from the environment or .env
UPLOADCARE_SECRET_KEY          its secret key, from the environment alone
UPLOADCARE_API_ORIGIN          an address other than https://api.uploadcare.com

Exits with 1 if anything failed. It is safe to run again at any time.
More: docs/privacy.md`

/**
 * @returns undefined where help is asked for
 * @throws Error that says what to write
 */
export function documentsOptions(args: readonly string[]): DocumentsOptions | undefined {
  const values = valuesOf(args)
  if (values.help) return undefined
  const days = values['older-than']
  if (days === undefined) throw new Error(`Say how old, for example --older-than 23.${more}`)
  if (!/^\d{1,5}$/.test(days)) {
    throw new Error(`--older-than takes a number of whole days, not "${days}".${more}`)
  }
  return {
    olderThan: Number(days),
    isDeletion: values.delete ?? false,
    allTypes: values['all-types'] ?? false,
    sandbox: values.sandbox ?? false,
  }
}

const more = ' --help says more.'

function valuesOf(args: readonly string[]) {
  try {
    const flag = { type: 'boolean' } as const
    return parseArgs({
      args: [...args],
      options: {
        'older-than': { type: 'string' },
        delete: flag,
        'all-types': flag,
        sandbox: flag,
        help: flag,
      },
    }).values
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}.${more}`)
  }
}

/**
 * @param dotEnv the variables of .env, which are the site's: a secret key does not belong there
 * @throws Error that names the variable
 */
export function uploadcareAccount(
  environment: Environment,
  dotEnv: Environment = {},
): UploadcareAccount {
  if (dotEnv.UPLOADCARE_SECRET_KEY) {
    throw new Error(
      'UPLOADCARE_SECRET_KEY is in .env, which is for the site. Remove it there, and set it in your shell (docs/privacy.md).',
    )
  }
  const valueFor = (name: string) => environment[name]?.trim() || dotEnv[name]?.trim()
  const needed = (name: string) => {
    const value = valueFor(name)
    if (!value) throw new Error(`${name} is not set (docs/privacy.md says where it comes from).`)
    return value
  }
  return {
    publicKey: needed('GATSBY_UPLOADCARE_PUBLIC_KEY'),
    secretKey: needed('UPLOADCARE_SECRET_KEY'),
    origin: valueFor('UPLOADCARE_API_ORIGIN') ?? 'https://api.uploadcare.com',
  }
}

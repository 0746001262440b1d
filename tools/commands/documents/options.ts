import { parseArgs } from 'node:util'
import type { Environment } from '../../build/environment'
import type { UploadcareAccount } from './uploadcareFiles'

export interface DocumentsOptions {
  /** In days. */
  olderThan: number
  isDeletion: boolean
  /** Whether to use the sandbox instead of Uploadcare. */
  sandbox: boolean
}

export const documentsHelp = `npm run documents -- --older-than <days> [--delete] [--sandbox]

Lists the documents that agents uploaded to Uploadcare, and deletes them with --delete.

  --older-than <days>   those uploaded at least this many days ago; 0 is all of them
  --delete              deletes them for good; without it nothing changes
  --sandbox             those of the sandbox on this machine (npm run sandbox, npm start)
  --help                this text

GATSBY_UPLOADCARE_PUBLIC_KEY   the project's public key, from the environment or .env
UPLOADCARE_SECRET_KEY          its secret key, from the environment alone
UPLOADCARE_API_ORIGIN          an address other than https://api.uploadcare.com

Exits with 1 if anything failed. It is safe to run again at any time.
More: docs/privacy.md`

const flag = { type: 'boolean', default: false } as const
const options = {
  'older-than': { type: 'string' },
  delete: flag,
  sandbox: flag,
  help: flag,
} as const

/**
 * @returns undefined where help is asked for
 * @throws Error that says what to write
 */
export function documentsOptions(args: string[]): DocumentsOptions | undefined {
  const { values } = parseArgs({ args, options })
  if (values.help) return undefined
  const days = values['older-than'] ?? ''
  if (!/^\d{1,5}$/.test(days)) {
    throw new Error(`--older-than takes a number of whole days, not "${days}". --help says more.`)
  }
  return { olderThan: Number(days), isDeletion: values.delete, sandbox: values.sandbox }
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { StartError } from './startError'

/** The ids a caller must send. Even the secret key is none: all are valid on this machine only. */
export interface Accounts {
  emailPublicKey: string
  emailServiceId: string
  emailTemplateId: string
  uploadPublicKey: string
  uploadSecretKey: string
}

const variables: Record<keyof Accounts, string> = {
  emailPublicKey: 'GATSBY_EMAILJS_PUBLIC_KEY',
  emailServiceId: 'GATSBY_EMAILJS_SERVICE_ID',
  emailTemplateId: 'GATSBY_EMAILJS_TEMPLATE_ID',
  uploadPublicKey: 'GATSBY_UPLOADCARE_PUBLIC_KEY',
  uploadSecretKey: 'UPLOADCARE_SECRET_KEY',
}

const file = join(__dirname, 'sandbox.env')

/** The ids in `sandbox.env`; a variable of the same name in `environment` overrides them. */
export function readAccounts(environment: NodeJS.ProcessEnv): Accounts {
  const fromFile = parseEnv(readFileSync(file, 'utf8'))
  const idOf = (account: keyof Accounts): string => {
    const name = variables[account]
    const value = environment[name] || fromFile[name]
    if (!value) throw new StartError(`${name} is not set. It belongs in sandbox/sandbox.env.`)
    return value
  }
  return {
    emailPublicKey: idOf('emailPublicKey'),
    emailServiceId: idOf('emailServiceId'),
    emailTemplateId: idOf('emailTemplateId'),
    uploadPublicKey: idOf('uploadPublicKey'),
    uploadSecretKey: idOf('uploadSecretKey'),
  }
}

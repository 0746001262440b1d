import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The variables of `sandbox.env`. */
export const variables = parseEnv(readFileSync(join(__dirname, 'sandbox.env'), 'utf8'))

/**
 * Returns what a caller must send, from `sandbox.env`. Even the secret key is no secret: all are
 * valid on this machine only.
 *
 * @throws Error if the file has no such variable
 */
function accountValue(name: string): string {
  const value = variables[name]
  if (!value) throw new Error(`sandbox.env has no ${name}.`)
  return value
}

export const accounts = {
  uploadPublicKey: accountValue('GATSBY_UPLOADCARE_PUBLIC_KEY'),
  uploadSecretKey: accountValue('UPLOADCARE_SECRET_KEY'),
}

/** Under the names in the e-mail client's request. */
export const emailAccount = {
  user_id: accountValue('GATSBY_EMAILJS_PUBLIC_KEY'),
  service_id: accountValue('GATSBY_EMAILJS_SERVICE_ID'),
  template_id: accountValue('GATSBY_EMAILJS_TEMPLATE_ID'),
}

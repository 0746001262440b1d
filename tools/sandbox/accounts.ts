import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const variables = parseEnv(readFileSync(join(__dirname, 'sandbox.env'), 'utf8'))

/**
 * The identifiers that a caller must send, from `sandbox.env`. Even the secret key is no secret: all
 * are valid on this machine only.
 */
export const accounts = {
  emailPublicKey: variables.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  emailServiceId: variables.GATSBY_EMAILJS_SERVICE_ID ?? '',
  emailTemplateId: variables.GATSBY_EMAILJS_TEMPLATE_ID ?? '',
  uploadPublicKey: variables.GATSBY_UPLOADCARE_PUBLIC_KEY ?? '',
  uploadSecretKey: variables.UPLOADCARE_SECRET_KEY ?? '',
}

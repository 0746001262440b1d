import { emailIdentifiers } from './email'

/**
 * The identifiers that the sandbox accepts, by their names in a site's settings. They are valid on
 * this machine only, so even the secret key is no secret.
 */
export const accounts = {
  ...emailIdentifiers,
  UPLOADCARE_PUBLIC_KEY: 'sandbox_uploadcare_public_key',
  UPLOADCARE_SECRET_KEY: 'sandbox_uploadcare_secret_key',
} as const

import { addressVariables, requiredVariables } from '../build/environment'

/**
 * Returns the sandbox's value of a variable that identifies an account. It is valid on this machine
 * only, so even that of the secret key is no secret.
 */
export const accountValue = (variable: string): string =>
  variable.replace(/^(GATSBY_)?/, 'sandbox_').toLowerCase()

const secretKey = 'UPLOADCARE_SECRET_KEY'

/**
 * The variables of .env.example, and those that only `npm run documents` reads.
 *
 * @param origin of all services
 */
export const sandboxVariables = (origin: string): Record<string, string> =>
  Object.fromEntries([
    ...[...requiredVariables, secretKey].map((name) => [name, accountValue(name)]),
    ...[...addressVariables, 'UPLOADCARE_API_ORIGIN'].map((name) => [name, origin]),
  ])

export const accounts = {
  uploadPublicKey: accountValue('GATSBY_UPLOADCARE_PUBLIC_KEY'),
  uploadSecretKey: accountValue(secretKey),
}

import type { requiredVariables } from '../../tools/build/environment'

export const realIdentifiers: Record<(typeof requiredVariables)[number], string> = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'aB3dE5fG7hI9jK1lM',
  GATSBY_EMAILJS_SERVICE_ID: 'service_k4x81wq',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_9zr3m2c',
  GATSBY_UPLOADCARE_PUBLIC_KEY: 'c02f4e1ab97d83561f20',
}

/** Variables of a site for the real services: what `npm test` sets for the sandbox is taken back. */
export const realAccounts = {
  ...realIdentifiers,
  GATSBY_EMAILJS_ORIGIN: '',
  GATSBY_UPLOADCARE_BASE_URL: '',
  GATSBY_UPLOADCARE_CDN: '',
}

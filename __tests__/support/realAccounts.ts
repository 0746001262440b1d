import { addressVariables } from '../../tools/site/environment'

/** In the form of real identifiers. */
export const realIdentifiers: Record<string, string> = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'k4x81wqT-0vZ_mRe3',
  GATSBY_EMAILJS_SERVICE_ID: 'service_8k2x1wq',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_q71x4wd',
  GATSBY_UPLOADCARE_PUBLIC_KEY: '7c1d40f3a95be2086d1f',
}

/** Variables of a site for the real services; clears what `npm test` sets for the sandbox. */
export const realAccounts: Record<string, string> = {
  ...realIdentifiers,
  ...Object.fromEntries(addressVariables.map((name) => [name, ''])),
}

import { addressVariables, requiredVariables } from '../../tools/build/environment'

export const realIdentifiers: Record<string, string> = Object.fromEntries(
  requiredVariables.map((name) => [name, `id_${name.length}k4x81wq`]),
)

/** Variables of a site for the real services; clears what `npm test` sets for the sandbox. */
export const realAccounts: Record<string, string> = {
  ...realIdentifiers,
  ...Object.fromEntries(addressVariables.map((name) => [name, ''])),
}

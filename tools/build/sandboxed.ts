import { accounts, defaultPort, type Sandbox, startSandbox } from '@partner-site/provider-sandbox'
import { loopback, mustBeFree, portError, portFrom, portVariables } from '../lib/ports'
import { testBuilds } from '../lib/testBuilds'
import { applicationMail } from './applicationMail'
import { addressVariables, secretName } from './environment'
import { sandboxBuild } from './sampleGuard'

/**
 * The variables of .env.example, and those that only `npm run documents` reads.
 *
 * @param origin of all services
 */
export const sandboxVariables = (origin: string): Record<string, string> =>
  Object.fromEntries([
    // Only `npm run documents` reads the secret, which no page may have.
    ...Object.entries(accounts).map(([name, value]) => [
      name === secretName ? name : `GATSBY_${name}`,
      value,
    ]),
    ...[...addressVariables, 'UPLOADCARE_API_ORIGIN'].map((name) => [name, origin]),
  ])

/**
 * The site's port, from SITE_PORT.
 *
 * @throws Error that says what to do, if it is taken
 */
export async function freeSitePort(): Promise<number> {
  const port = portFrom(portVariables.site, process.env) ?? 9000
  await mustBeFree(port, portVariables.site)
  return port
}

/** The sandbox's origin in a site built for it, from SANDBOX_PORT. */
export const sandboxOrigin = (): string =>
  `http://${loopback}:${portFrom(portVariables.sandbox, process.env) || defaultPort}`

/**
 * Points this process and its children at the sandbox: a site built from now on uses it despite .env,
 * and may have samples, since it is never published.
 */
export function pointAtSandbox(origin = sandboxOrigin()): void {
  Object.assign(process.env, sandboxVariables(origin))
  process.env.DEPLOY_FOLDER = testBuilds.realDeploy
  process.env[sandboxBuild] = 'true'
}

/**
 * Starts the sandbox with the site's e-mail.
 *
 * @param port by default that of SANDBOX_PORT; 0 is any free one
 * @throws Error that says what to do, if the port is taken
 */
export async function startProviders(
  port = portFrom(portVariables.sandbox, process.env) ?? defaultPort,
): Promise<Sandbox> {
  return startSandbox({ port, template: applicationMail }).catch((error: unknown) => {
    throw portError(error, port, portVariables.sandbox)
  })
}

/**
 * Starts the sandbox, and points this process and its children at it.
 *
 * @throws Error that says what to do, if a port is taken
 */
export async function startSandboxForSite(): Promise<Sandbox> {
  pointAtSandbox()
  const sandbox = await startProviders()
  // Its port may be any free one.
  pointAtSandbox(sandbox.url)
  return sandbox
}

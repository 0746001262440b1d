import { sandboxBuild } from '../build/sampleGuard'
import { loopback, mustBeFree, portFrom, portVariables } from '../lib/ports'
import { testBuilds } from '../testing/testBuilds'
import { sandboxVariables } from './accounts'
import { defaultPort, type Sandbox, startSandbox } from './startSandbox'

/**
 * The site's port, from SITE_PORT.
 *
 * @throws StartError if it is taken
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
 * Starts the sandbox, and points this process and its children at it.
 *
 * @throws StartError if a port is taken
 */
export async function startSandboxForSite(): Promise<Sandbox> {
  pointAtSandbox()
  const sandbox = await startSandbox(portFrom(portVariables.sandbox, process.env))
  // Its port may be any free one.
  pointAtSandbox(sandbox.url)
  return sandbox
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { loopback, mustBeFree, portFrom, portVariables } from '../../sandbox/ports'
import { defaultPorts, optionsFrom, type Sandbox, startSandbox } from '../../sandbox/startSandbox'
import { root } from './run'

const defaultSitePort = 9000

/** Port of the site, from SITE_PORT. */
export const sitePort = (): number => portFrom(portVariables.site, process.env) ?? defaultSitePort

/** @throws StartError when someone else holds the site's port */
export const sitePortMustBeFree = (): Promise<void> => mustBeFree(sitePort(), portVariables.site)

/** Where a site that is built for the sandbox looks for it, from SANDBOX_PORT. */
export const sandboxOrigin = (): string =>
  `http://${loopback}:${portFrom(portVariables.sandbox, process.env) || defaultPorts.sandbox}`

/**
 * Points this process and what it starts at the sandbox: a site built from now on talks to the
 * sandbox alone, whatever .env says.
 */
export const pointAtSandbox = (): void => pointTo(sandboxOrigin())

/**
 * Starts the sandbox, and points this process and what it starts at it.
 *
 * @throws StartError when a port is taken
 */
export async function startSandboxForSite(): Promise<Sandbox> {
  const sandbox = await startSandbox({
    ...optionsFrom({ ...process.env, ...sandboxVariables() }),
    quiet: true,
  })
  pointTo(sandbox.url)
  return sandbox
}

function pointTo(origin: string): void {
  Object.assign(process.env, sandboxVariables(), {
    GATSBY_EMAILJS_ORIGIN: origin,
    GATSBY_UPLOADCARE_BASE_URL: origin,
    GATSBY_UPLOADCARE_CDN: origin,
  })
}

const sandboxVariables = () => parseEnv(readFileSync(join(root, 'sandbox', 'sandbox.env'), 'utf8'))

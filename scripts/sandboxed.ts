import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { mustBeFree, portFrom, portVariables } from '../sandbox/ports'
import { optionsFrom, type Sandbox, startSandbox } from '../sandbox/startSandbox'
import { root } from './run'

const defaultSitePort = 9000

/** Port of the site, from SITE_PORT. */
export const sitePort = (): number => portFrom(portVariables.site, process.env) ?? defaultSitePort

/** @throws StartError when someone else holds the site's port */
export const sitePortMustBeFree = (): Promise<void> => mustBeFree(sitePort(), portVariables.site)

/**
 * Starts the sandbox, and points this process and what it starts at it: a site built from now
 * on talks to the sandbox alone, whatever .env says.
 *
 * @throws StartError when a port is taken
 */
export async function startSandboxForSite(): Promise<Sandbox> {
  Object.assign(process.env, parseEnv(readFileSync(join(root, 'sandbox', 'sandbox.env'), 'utf8')))
  const sandbox = await startSandbox({ ...optionsFrom(process.env), quiet: true })
  process.env.GATSBY_EMAILJS_ORIGIN = sandbox.url
  process.env.GATSBY_UPLOADCARE_BASE_URL = sandbox.url
  process.env.GATSBY_UPLOADCARE_CDN = sandbox.url
  return sandbox
}

/**
 * Points this process and what it starts at the sandbox that the browser tests will start, so that
 * a site built now finds it.
 *
 * @throws StartError when a port is taken
 */
export async function useSandboxAddresses(): Promise<void> {
  await sitePortMustBeFree()
  const sandbox = await startSandboxForSite()
  await sandbox.close()
}

import { once } from 'node:events'
import { createServer } from 'node:net'
import {
  accounts,
  defaultPort,
  portFrom,
  type Sandbox,
  startSandbox,
} from '@partner-site/provider-sandbox'
import { loopback } from '../lib/host'
import { testBuilds } from '../lib/testBuilds'
import { applicationMail } from './applicationMail'
import { addressVariables } from './environment'
import { sandboxBuild } from './sampleGuard'

/**
 * The variables of a site that uses the sandbox. No page may have its secret key.
 *
 * @param origin of all services
 */
export function sandboxVariables(origin: string): Record<string, string> {
  const { UPLOADCARE_SECRET_KEY: _, ...identifiers } = accounts
  return Object.fromEntries([
    ...Object.entries(identifiers).map(([name, value]) => [`GATSBY_${name}`, value]),
    ...addressVariables.map((name) => [name, origin]),
  ])
}

const usualPorts = { SITE_PORT: 9000, SANDBOX_PORT: defaultPort }
type PortVariable = keyof typeof usualPorts

/** A port number from a variable, or the usual one; 0 means "any free port". */
const portOf = (variable: PortVariable): number =>
  portFrom(process.env[variable] || `${usualPorts[variable]}`, variable)

/** Listens; an error says what to do about a port that cannot be used. */
const listening = <Server>(server: Promise<Server>, port: number, variable: PortVariable) =>
  server.catch((error: NodeJS.ErrnoException) => {
    const remedy = `set ${variable} to a free port.`
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is taken. Free it, or ${remedy}`)
    if (error.code === 'EACCES') throw new Error(`Port ${port} is not open to this user: ${remedy}`)
    throw error
  })

/**
 * The site's port, from SITE_PORT.
 *
 * @throws Error that says what to do, if it is taken
 */
export async function freeSitePort(host = loopback): Promise<number> {
  const port = portOf('SITE_PORT')
  const probe = createServer().listen(port, host)
  await listening(once(probe, 'listening'), port, 'SITE_PORT')
  probe.close()
  await once(probe, 'close')
  return port
}

/** The sandbox's origin in a site built for this machine alone, from SANDBOX_PORT. */
export const sandboxOrigin = (): string =>
  `http://${loopback}:${portOf('SANDBOX_PORT') || defaultPort}`

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
export const startProviders = (port = portOf('SANDBOX_PORT'), host = loopback): Promise<Sandbox> =>
  listening(startSandbox({ host, port, template: applicationMail }), port, 'SANDBOX_PORT')

/**
 * Starts the sandbox, and points this process and its children at it.
 *
 * @throws Error that says what to do, if a port is taken
 */
export async function startSandboxForSite(host = loopback): Promise<Sandbox> {
  const sandbox = await startProviders(undefined, host)
  pointAtSandbox(sandbox.url)
  return sandbox
}

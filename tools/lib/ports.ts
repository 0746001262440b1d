import { once } from 'node:events'
import { createServer } from 'node:net'

/** The only address our servers listen on. Nothing outside this machine can reach it. */
export const loopback = '127.0.0.1'

export const portVariables = { site: 'SITE_PORT', sandbox: 'SANDBOX_PORT' } as const
export type PortVariable = (typeof portVariables)[keyof typeof portVariables]

const highestPort = 65_535

/** A port number from a variable; 0 means "any free port". */
export function portFrom(
  variable: PortVariable,
  environment: NodeJS.ProcessEnv,
): number | undefined {
  const text = environment[variable]
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,5}$/.test(text) || Number(text) > highestPort) {
    throw new Error(`${variable} must be a whole number from 0 to ${highestPort}, not "${text}".`)
  }
  return Number(text)
}

/** Throws an error that says what to do, if the port is in use. */
export async function mustBeFree(port: number, variable: PortVariable): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    probe.listen(port, loopback)
    await once(probe, 'listening')
  } catch (error) {
    throw portError(error, port, variable)
  }
  probe.close()
  await once(probe, 'close')
}

/** An error that says what to do about a port that cannot be used; any other error unchanged. */
export function portError(error: unknown, port: number, variable: PortVariable): unknown {
  const { code } = error as NodeJS.ErrnoException
  const remedy = `set ${variable} to a free port.`
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Free it, or ${remedy}`)
  if (code === 'EACCES') return new Error(`Port ${port} is not open to this user: ${remedy}`)
  return error
}

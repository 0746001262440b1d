import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Where servers listen by default. Nothing outside this machine can reach it. */
export const loopback = '127.0.0.1'

/**
 * Returns the address to serve at: that of `--host ADDRESS`, for `--host` alone that of the default
 * route, and otherwise the loopback.
 *
 * @param args of the command
 * @throws Error that says what to write, for other arguments and for what is not this machine's
 */
export async function hostFrom(
  args: readonly string[],
  { npm_config_host: takenByNpm }: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const text = args.join(' ')
  const [isHost, address] = /^--host(?:[ =](\S+))?$/.exec(text) ?? []
  if (takenByNpm || (text && !isHost))
    throw new Error('The only option is --host, behind two hyphens: npm start -- --host [ADDRESS]')
  return isHost ? ownAddress(address ?? (await routedAddress())) : loopback
}

/** Returns the address. Browsers ignore one of IPv6 in a policy (w3.org/TR/CSP3, host-source). */
function ownAddress(address: string): string {
  const own = Object.values(networkInterfaces())
    .flatMap((all = []) => all.filter(({ family }) => family === 'IPv4'))
    .map((each) => each.address)
  if (own.includes(address)) return address
  const why = isIPv6(address.replace(/^\[|\]$/g, ''))
    ? "is an IPv6 address, which a page's Content-Security-Policy cannot name"
    : 'is not an IPv4 address of this machine'
  throw new Error(`"${address}" ${why}. Use one of these: ${own.join(', ')}.`)
}

/** Connecting a UDP socket sends nothing: the system only chooses the address that it would send from. */
async function routedAddress(): Promise<string> {
  const socket = createSocket('udp4')
  try {
    socket.connect(9, '198.51.100.1')
    await once(socket, 'connect')
    return socket.address().address
  } catch {
    throw new Error(
      'This machine has no route to a network. Name one of its addresses after --host.',
    )
  } finally {
    socket.close()
  }
}

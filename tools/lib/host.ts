import { isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Where servers listen by default. Nothing outside this machine can reach it. */
export const loopback = '127.0.0.1'

/**
 * Returns the address to serve at: that of `--host ADDRESS`; for `--host` alone the first that this
 * machine has in a network, of which it prints all; otherwise the loopback.
 *
 * @param args of the command
 * @throws Error that says what to write
 */
export function hostFrom(args: readonly string[]): string {
  const [option, address, ...more] = args.join(' ').split(/[ =]/)
  if (!option) return loopback
  if (option !== '--host' || more.length > 0 || (address !== undefined && !isIPv4(address)))
    throw new Error('The only option is --host, with an IPv4 address or without.')
  if (address) return address
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal),
  )
  const [first] = own
  if (!first) throw new Error('This machine has no IPv4 address in a network.')
  console.log(`Addresses of this machine: ${own.map((each) => each.address).join(', ')}`)
  return first.address
}

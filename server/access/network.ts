import { isIP } from 'node:net'

/**
 * The network that an address belongs to, for counting tries: a /24 or a /64, or a circuit of the onion service. This machine itself is
 * one as well: behind a proxy that tells no addresses, all who come are one network.
 */
export function networkOf(address: string | null): string {
  if (address?.startsWith(circuitPrefix)) return address
  const plain = plainAddress(address ?? '')
  const kind = isIP(plain)
  if (kind === 0 || plain === '::1' || plain.startsWith('127.')) return here
  else if (kind === 4) return plain.split('.').slice(0, 3).join('.')
  else return expand(plain.toLowerCase()).slice(0, 4).join(':')
}

/** The same network, the wider one around it (a /16 or a /48), and the widest (a /32; of IPv4 none). Around a circuit are all circuits. */
export function networksAround(network: string): string[] {
  if (network === here) return [network]
  if (network.startsWith(circuitPrefix)) return [network, allCircuits]
  const parts = network.split(':')
  return parts.length === 1
    ? [network, network.split('.').slice(0, 2).join('.')]
    : [network, parts.slice(0, 3).join(':'), parts.slice(0, 2).join(':')]
}

const here = 'here'
const circuitPrefix = 'circuit '

/** The whole onion service. A new circuit costs its maker little, so all of them together have a bound as well. */
export const allCircuits = 'circuits'

/** Where an address is asked for: a circuit of the onion service, by its number. */
export function addressOfCircuit(circuit: string): string {
  return `${circuitPrefix}${circuit}`
}

/** An address as `isIP` reads it: without a port, and one of IPv4 that came as IPv6 as IPv4. */
export function plainAddress(address: string): string {
  return withoutPort(address).replace(/^::ffff:(?=\d{1,3}\.)/i, '')
}

// Some proxies add the port: 203.0.113.7:5678, [2001:db8::1]:5678. With it, each connection would be a network.
function withoutPort(address: string): string {
  const text = address.trim()
  if (text.startsWith('[')) return text.slice(1).split(']', 1)[0] ?? ''
  const parts = text.split(':')
  return parts.length === 2 ? (parts[0] ?? '') : text
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const middle = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : middle), ...after].map((part) =>
    part.replace(/^0+(?=.)/, ''),
  )
}

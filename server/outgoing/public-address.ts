import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are no place on the public internet: the special registry of IANA (RFC 6890), multicast and what is reserved. */
const notPublic4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  // Public by its number, and inside a large cloud it answers with the machine's own settings.
  '168.63.129.16/32',
]

/** Within 2000::/3, which is all that is given to places on the internet: what carries an IPv4 address or is for documents. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3ffe::/16', '3fff::/20']

const blocked4 = listOf(notPublic4, 'ipv4')
const blocked6 = listOf(notPublic6, 'ipv6')
const given6 = listOf(['2000::/3'], 'ipv6')

/**
 * Whether an address is a place on the public internet. Every address that is not in the list of what is given out is refused, so a
 * mapped (`::ffff:`), translated (`64:ff9b::`), tunnelled or local one is.
 */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !blocked4.check(address, 'ipv4')
  else if (kind !== 6 || address.includes('%')) return false
  else return given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6') && !isTunnel(address)
}

/** ISATAP (RFC 5214): the last half of the address holds an IPv4 address. */
function isTunnel(address: string): boolean {
  const marked = ['0:5efe', '200:5efe'].map((mark) => `::${mark}:0:0`)
  const whole = groupsOf(address)
  return marked.some((mark) => groupsOf(mark).slice(4, 6).join() === whole.slice(4, 6).join())
}

function groupsOf(address: string): number[] {
  // The URL parser writes every form in one way, with an IPv4 part as two groups.
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = text.split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return read(head)
  const [first, last] = [read(head), read(tail)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

function listOf(networks: readonly string[], kind: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits = ''] = network.split('/')
    list.addSubnet(base, Number(bits), kind)
  }
  return list
}

import { BlockList, isIP } from 'node:net'
import { plainAddress } from '../network.ts'

const widest = { 4: 8, 6: 16 } as const

/** One address or network in CIDR, as it is stored: 203.0.113.0/24. Null for what is none, or wider than a network can be. */
export function readNetwork(text: string): string | null {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (rest.length > 0 || (kind !== 4 && kind !== 6) || address.includes('%')) return null
  const most = kind === 4 ? 32 : 128
  if (bits === undefined) return `${address.toLowerCase()}/${most}`
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  return length >= widest[kind] && length <= most ? `${address.toLowerCase()}/${length}` : null
}

/** @param networks as `readNetwork` writes them; none allows every address */
export function isAllowed(networks: readonly string[], address: string | null): boolean {
  if (networks.length === 0) return true
  const from = plainAddress(address ?? '')
  const kind = isIP(from)
  if (kind === 0) return false
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits = ''] = network.split('/')
    list.addSubnet(base, Number(bits), isIP(base) === 4 ? 'ipv4' : 'ipv6')
  }
  return list.check(from, kind === 4 ? 'ipv4' : 'ipv6')
}

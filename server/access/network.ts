import { isIPv4 } from 'node:net'

/**
 * The network that an address belongs to, for counting tries: a /24 or a /64. Null for this machine itself, where an
 * onion service or a proxy makes everybody look alike.
 */
export function networkOf(address: string | null): string | null {
  const plain = (address ?? '').replace(/^::ffff:/i, '').toLowerCase()
  if (plain === '' || plain === '::1' || plain.startsWith('127.')) return null
  else if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  else return expand(plain).slice(0, 4).join(':')
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

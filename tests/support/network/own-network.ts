import { randomBytes } from 'node:crypto'

/** A header by which a request comes from a network that no other test comes from. */
export function ownNetwork(): { 'X-Forwarded-For': string } {
  const parts = randomBytes(6).toString('hex').match(/.{4}/g) ?? []
  return { 'X-Forwarded-For': `2001:${parts.join(':')}::1` }
}

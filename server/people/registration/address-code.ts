import { createHmac } from 'node:crypto'
import type { ServerKeys } from '#server/sealing/server-keys.ts'

/**
 * Eight digits that are in a letter beside its link. They follow from the link's hash and a key of the server, so that they
 * are stored nowhere, and the database alone does not tell them.
 */
export function addressCode({ codes }: ServerKeys, tokenHash: Buffer): string {
  const number = createHmac('sha256', codes).update(tokenHash).digest().readUIntBE(0, 6) % 100_000_000
  return String(number).padStart(8, '0')
}

import { hash, verify } from '@node-rs/argon2'
import type { WorkQueue } from './work-queue.ts'

type Hashing = { hashing: WorkQueue; passwordCost: PasswordCost }

/** Argon2's memory in KiB, its passes over it, and its lanes. Each hash stores its own, so a change touches no row. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
export const safeCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** @throws LimitReached 'busy' */
export function hashPassword({ hashing, passwordCost }: Hashing, password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFKC'), passwordCost))
}

/**
 * With no stored hash, the same work is done on one that fits no password: the time tells nothing about who exists.
 *
 * @throws LimitReached 'busy'
 */
export async function passwordFits(
  { hashing }: Hashing,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const fits = await hashing.run(() => verify(stored ?? nobodysHash, password.normalize('NFKC')))
  return stored !== null && fits
}

const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$stFABnww9gAYwq9nKBqU0Q$BMsTN6GOOWPKHfUKbV7+JgqaLOr23PT6UnSbeUeBBnk'

import { hash, verify } from '@node-rs/argon2'
import { isRefusal } from '#domain/errors.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { seconds } from '#domain/time/durations.ts'
import type { Lane, Lanes, Place } from '../lanes.ts'

type Hashing = { hashing: Lanes; passwordCost: PasswordCost }

/** Argon2's memory in KiB, its passes over it, and its lanes. Each hash stores its own, so a change touches no row. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
export const safeCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function laneOf(role: Role): Lane {
  return needsSecondStep(role) ? 'staff' : 'people'
}

/** @throws LimitReached 'busy' */
export function hashPassword(
  { hashing, passwordCost }: Hashing,
  place: Place,
  password: string,
): Promise<string> {
  return hashing.run(place, () => hash(password.normalize('NFKC'), passwordCost))
}

/**
 * With no stored hash, the same work is done on one that fits no password: the time tells nothing about who exists.
 *
 * @throws LimitReached 'busy'
 */
export async function passwordFits(
  { hashing }: Pick<Hashing, 'hashing'>,
  place: Place,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const fits = await hashing.run(place, () => compare(stored, password))
  return stored !== null && fits
}

type Known = { passwordHash: string | null; role: Role } | null

/**
 * For a log-in. Everyone waits in the line of strangers, and every "no" and every "busy" comes from there, at the time at
 * which it would come to a name that no account has. Only a right password overtakes: where that line is long, an account is
 * compared in its own lane as well. See decision 062.
 *
 * @param known null where there is no such account
 * @throws LimitReached 'busy'
 */
export async function passwordFitsAtDoor(
  application: Pick<Hashing, 'hashing'>,
  known: Known,
  of: string,
  password: string,
): Promise<boolean> {
  const { hashing } = application
  const place: Place = { lane: 'strangers', of }
  if (!hashing.isCrowded('strangers'))
    return passwordFits(application, place, known?.passwordHash ?? null, password)
  const leaving = new AbortController()
  const turn = inTheirTurn(hashing.run(place, () => compare(null, password), leaving.signal))
  // Asked for below, unless the password is right.
  turn.catch(() => {})
  if (known && (await fitsInOwnLane(application, known, of, password))) {
    leaving.abort()
    return true
  }
  await turn
  return false
}

async function fitsInOwnLane(
  application: Pick<Hashing, 'hashing'>,
  { passwordHash, role }: NonNullable<Known>,
  of: string,
  password: string,
): Promise<boolean> {
  try {
    return await passwordFits(application, { lane: laneOf(role), of }, passwordHash, password)
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** A full line says so no sooner than an account could have been compared: else the sooner answer would tell it apart. */
async function inTheirTurn(turn: Promise<boolean>): Promise<boolean> {
  const soonest = new Promise((resolve) => setTimeout(resolve, seconds(1)))
  try {
    return await turn
  } catch (error) {
    await soonest
    throw error
  }
}

function compare(stored: string | null, password: string): Promise<boolean> {
  return verify(stored ?? nobodysHash, password.normalize('NFKC'))
}

const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$stFABnww9gAYwq9nKBqU0Q$BMsTN6GOOWPKHfUKbV7+JgqaLOr23PT6UnSbeUeBBnk'

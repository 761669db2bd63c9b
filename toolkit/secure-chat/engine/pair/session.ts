import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { asUtf8 } from '../bytes.ts'
import { keyLength } from '../keys.ts'
import { Refused } from '../refused.ts'

/** Keys of one direction: each block takes one and makes the next, and no key tells the one before it. */
export type Chain = {
  readonly key: Uint8Array
  /** The number of the next block, from 1. */
  readonly next: number
}

/** The key of a block that has not arrived although a later one has. */
export type Missed = { readonly number: number; readonly key: Uint8Array }

/** Two devices that proved the code to each other. */
export type Session = {
  readonly meeting: Uint8Array
  readonly role: 'creator' | 'joiner'
  readonly sending: Chain
  readonly receiving: Chain
  readonly missed: readonly Missed[]
  /** How many blocks of the other side were opened here. */
  readonly opened: number
  /** How many of ours the other side had opened when it last wrote. */
  readonly openedThere: number
}

/** Keys of more blocks that did not arrive are not kept, and so far ahead no block is opened. */
export const mostMissed = 200

export function startSession(made: {
  meeting: Uint8Array
  role: Session['role']
  creator: Uint8Array
  joiner: Uint8Array
}): Session {
  const { meeting, role, creator, joiner } = made
  const [mine, theirs] = role === 'creator' ? [creator, joiner] : [joiner, creator]
  return {
    meeting,
    role,
    sending: { key: mine, next: 1 },
    receiving: { key: theirs, next: 1 },
    missed: [],
    opened: 0,
    openedThere: 0,
  }
}

/** The key of the next block from here, and the session after it. */
export function nextToSend(session: Session): { number: number; key: Uint8Array; after: Session } {
  const { key, next } = session.sending
  const sending = { key: followerOf(key), next: next + 1 }
  return { number: next, key: messageKeyOf(key), after: { ...session, sending } }
}

/**
 * The key of a block with that number from the other side, and the session after it was opened.
 * @throws Refused 'number-used' or 'too-far'
 */
export function keyFor(session: Session, number: number): { key: Uint8Array; after: Session } {
  const { receiving, missed, opened } = session
  if (number < receiving.next) {
    const found = missed.find((one) => one.number === number)
    if (!found) throw new Refused('number-used')
    const rest = missed.filter((one) => one !== found)
    return { key: found.key, after: { ...session, missed: rest, opened: opened + 1 } }
  }
  if (number - receiving.next + missed.length > mostMissed) throw new Refused('too-far')
  const skipped: Missed[] = []
  let chain = receiving.key
  for (let passed = receiving.next; passed < number; passed += 1) {
    skipped.push({ number: passed, key: messageKeyOf(chain) })
    chain = followerOf(chain)
  }
  const after = {
    ...session,
    receiving: { key: followerOf(chain), next: number + 1 },
    missed: [...missed, ...skipped],
    opened: opened + 1,
  }
  return { key: messageKeyOf(chain), after }
}

/** Overwrites the keys. */
export function forgetSession({ sending, receiving, missed }: Session): void {
  for (const { key } of [sending, receiving, ...missed]) key.fill(0)
}

function messageKeyOf(chain: Uint8Array): Uint8Array {
  return hkdf(sha256, chain, undefined, asUtf8('fitila channel 2 message'), keyLength)
}

function followerOf(chain: Uint8Array): Uint8Array {
  return hkdf(sha256, chain, undefined, asUtf8('fitila channel 2 chain'), keyLength)
}

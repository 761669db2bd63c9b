import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { ml_kem768 } from '@noble/post-quantum/ml-kem.js'
import { asUtf8, isSameInConstantTime, joinBytes } from '../bytes.ts'
import type { RandomBytes } from '../codes.ts'
import type { Cost } from '../cost.ts'
import { keyLength } from '../keys.ts'
import { Refused } from '../refused.ts'
import { type Agreed, pointOf, sharedKey } from './cpace.ts'
import {
  type Answer,
  confirmationLength,
  meetingLength,
  type Offer,
  sessionIdLength,
  settingsOf,
} from './inner.ts'
import { type Session, startSession } from './session.ts'

/** What the creator keeps until the offer is answered, and no longer. */
export type OfferSecret = {
  sessionId: Uint8Array
  /** 32 random bytes for CPace. */
  scalar: Uint8Array
  /** 64 random bytes from which the key of ML-KEM-768 is made again. */
  seed: Uint8Array
}

const purpose = asUtf8('fitila channel 2')

/** The first of the two blocks that make a key of the code: from the device that created the channel. */
export function makeOffer(
  about: { masterKey: Uint8Array; created: number; cost: Cost },
  random: RandomBytes,
): { secret: OfferSecret; offer: Offer } {
  const secret = { sessionId: random(sessionIdLength), scalar: random(32), seed: random(64) }
  return { secret, offer: offerOf(about, secret) }
}

/** The same offer again: it is carried more than once and stays one. */
export function offerOf(
  { masterKey, created, cost }: { masterKey: Uint8Array; created: number; cost: Cost },
  { sessionId, scalar, seed }: OfferSecret,
): Offer {
  const { publicKey: encapsulationKey } = ml_kem768.keygen(seed)
  const point = pointOf(agreedOn(masterKey, sessionId), scalar)
  const along = joinBytes(settingsOf({ created, cost }), encapsulationKey)
  return { created, cost, sessionId, point, encapsulationKey, along }
}

/**
 * The second block: from the device that joins. It holds a proof of the code that helps to guess nothing but the one
 * code that the maker of the offer already had in mind.
 * @throws Refused 'altered' when the offer holds no point or no key
 */
export function answerOffer(
  offer: Offer,
  masterKey: Uint8Array,
  random: RandomBytes,
): { answer: Answer; session: Session } {
  const [scalar, chance] = [random(32), random(32)]
  const { sessionId } = offer
  const point = pointOf(agreedOn(masterKey, sessionId), scalar)
  const { cipherText, sharedSecret } = refusing(() => ml_kem768.encapsulate(offer.encapsulationKey, chance))
  const second = { point, along: cipherText }
  const key = refusing(() =>
    sharedKey(sessionId, { secret: scalar, other: offer.point }, { first: offer, second }),
  )
  const { confirmation, session } = schedule(key, sharedSecret, 'joiner')
  return { answer: { sessionId, point, encapsulated: cipherText, confirmation }, session }
}

/**
 * What the creator's device makes of the answer.
 * @throws Refused 'wrong-code' when the other side had another code, 'altered' when it is no answer to this offer
 */
export function acceptAnswer(answer: Answer, secret: OfferSecret, offer: Offer): Session {
  const { secretKey } = ml_kem768.keygen(secret.seed)
  const sharedSecret = refusing(() => ml_kem768.decapsulate(answer.encapsulated, secretKey))
  secretKey.fill(0)
  const second = { point: answer.point, along: answer.encapsulated }
  const key = refusing(() =>
    sharedKey(secret.sessionId, { secret: secret.scalar, other: answer.point }, { first: offer, second }),
  )
  const { confirmation, session } = schedule(key, sharedSecret, 'creator')
  if (!isSameInConstantTime(confirmation, answer.confirmation)) throw new Refused('wrong-code')
  return session
}

function agreedOn(masterKey: Uint8Array, sessionId: Uint8Array): Agreed {
  const info = asUtf8('fitila channel 2 password')
  return { password: hkdf(sha256, masterKey, undefined, info, keyLength), purpose, sessionId }
}

/** Both secrets go into one key: it holds as long as one of X25519 and ML-KEM-768 does. */
function schedule(key: Uint8Array, sharedSecret: Uint8Array, role: Session['role']) {
  const length = meetingLength + confirmationLength + 2 * keyLength
  const info = asUtf8('fitila channel 2 session')
  const material = hkdf(sha256, joinBytes(key, sharedSecret), undefined, info, length)
  key.fill(0)
  const meeting = material.slice(0, meetingLength)
  const confirmation = material.slice(meetingLength, meetingLength + confirmationLength)
  const chains = meetingLength + confirmationLength
  const creator = material.slice(chains, chains + keyLength)
  const joiner = material.slice(chains + keyLength)
  material.fill(0)
  return { confirmation, session: startSession({ meeting, role, creator, joiner }) }
}

function refusing<Made>(make: () => Made): Made {
  try {
    return make()
  } catch {
    throw new Refused('altered')
  }
}

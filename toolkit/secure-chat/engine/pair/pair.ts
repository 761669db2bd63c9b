import { asLetters } from '../carriers/carry.ts'
import type { Channel, Pair, PairedChannel, Surroundings } from '../channel-state.ts'
import type { RandomBytes } from '../codes.ts'
import { isSameCost } from '../cost.ts'
import { encodeCrockford } from '../crockford.ts'
import { refuseOutOfTime } from '../expiry.ts'
import type { ChannelKey } from '../keys.ts'
import { type RefusalCode, Refused } from '../refused.ts'
import { acceptAnswer, answerOffer, makeOffer, type OfferSecret, offerOf } from './handshake.ts'
import { type Answer, type Offer, writeAnswer, writeOffer } from './inner.ts'
import { sealWaiting } from './letters-of-pair.ts'
import { forgetSession } from './session.ts'
import { newNonce, veil } from './veil.ts'

/** After so many the invitation is withdrawn, so a person with the ID has five guesses of a million millions. */
export const mostWrongAnswers = 5

export function isPaired(channel: Channel): channel is PairedChannel {
  return channel.pair !== undefined
}

export const newPair: Pair = {
  role: 'creator',
  offer: undefined,
  wrongAnswers: 0,
  answered: undefined,
  session: undefined,
}

/** Whether the other side has shown that it has the code. */
export function isProved({ role, session }: Pair): boolean {
  return session !== undefined && (role === 'creator' || session.opened > 0)
}

/** The invitation as letters: the same until it is answered or withdrawn, then a new one. */
export function inviteOther(
  channel: PairedChannel,
  random: RandomBytes,
): { channel: Channel; block: string } {
  const about = { masterKey: channel.key.masterKey, created: channel.created, cost: channel.key.cost }
  const waiting = channel.pair.offer
  const { secret, offer } = waiting
    ? { secret: waiting, offer: offerOf(about, waiting) }
    : makeOffer(about, random)
  const pair = { ...channel.pair, offer: secret, wrongAnswers: waiting ? channel.pair.wrongAnswers : 0 }
  return { channel: { ...channel, pair }, block: veiled(channel.key, writeOffer(offer), random) }
}

/**
 * The channel of an invitation, on the device that joins. Whether the code is right shows when the creator's device
 * opens the answer.
 * @throws Refused
 */
export function joinByOffer(
  codes: Pick<Channel, 'id' | 'accessCode' | 'key'>,
  offer: Offer,
  { now, random }: Surroundings,
): PairedChannel {
  refuseOutOfTime({ channelCreated: offer.created }, now)
  const { answer, session } = answerOffer(offer, codes.key.masterKey, random)
  const block = veiled(codes.key, writeAnswer(answer), random)
  const answered = { sessionId: offer.sessionId, block }
  return {
    ...codes,
    name: 'Joined channel',
    description: '',
    created: offer.created,
    messages: [],
    practicePartner: false,
    seen: new Set(),
    pair: { ...newPair, role: 'joiner', answered, session },
  }
}

/**
 * Takes up a new invitation to a channel that is here already: what was said stays.
 * @throws Refused
 */
export function joinAgain(channel: PairedChannel, offer: Offer, surroundings: Surroundings): Channel {
  if (channel.pair.role === 'creator') throw new Refused('from-here')
  if (offer.created !== channel.created) throw new Refused('other-dates')
  if (!isSameCost(offer.cost, channel.key.cost)) throw new Refused('other-cost')
  const { pair } = joinByOffer(channel, offer, surroundings)
  if (channel.pair.session) forgetSession(channel.pair.session)
  return { ...channel, pair }
}

/** What an answer did: a session, or one more wrong answer. The channel has changed in both cases. */
export type Accepted = { channel: Channel; refusal: RefusalCode | undefined }

/** @throws Refused when it answers nothing that waits here */
export function takeAnswer(channel: PairedChannel, answer: Answer, surroundings: Surroundings): Accepted {
  const { pair, key, created } = channel
  if (pair.role === 'joiner') throw new Refused('for-the-creator')
  const secret = pair.offer
  const isOfThis =
    secret && encodeCrockford(secret.sessionId) === encodeCrockford(answer.sessionId) ? secret : undefined
  if (!isOfThis) throw new Refused('answered-already')
  try {
    const offer = offerOf({ masterKey: key.masterKey, created, cost: key.cost }, isOfThis)
    const session = acceptAnswer(answer, isOfThis, offer)
    if (pair.session) forgetSession(pair.session)
    forgetOffer(isOfThis)
    const opened = { ...pair, offer: undefined, wrongAnswers: 0, session }
    return { channel: sealWaiting({ ...channel, pair: opened }, surroundings), refusal: undefined }
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal
    return countWrong(channel, refusal.code)
  }
}

function countWrong(channel: PairedChannel, code: RefusalCode): Accepted {
  const wrongAnswers = channel.pair.wrongAnswers + 1
  const isLast = wrongAnswers >= mostWrongAnswers
  const offer = isLast ? undefined : channel.pair.offer
  return {
    channel: { ...channel, pair: { ...channel.pair, offer, wrongAnswers } },
    refusal: isLast ? 'no-more-tries' : code,
  }
}

function veiled({ tagKey }: ChannelKey, inner: Uint8Array, random: RandomBytes): string {
  return asLetters(veil({ nonce: newNonce(random), inner }, tagKey))
}

/** Overwrites the keys of the pair. */
export function forgetPair({ offer, session }: Pair): void {
  if (session) forgetSession(session)
  if (offer) forgetOffer(offer)
}

function forgetOffer({ scalar, seed }: OfferSecret): void {
  scalar.fill(0)
  seed.fill(0)
}

import type { makePages } from './channel-pages.ts'
import { asLetters } from './engine/carriers/carry.ts'
import type { Channel, PairedChannel, Surroundings } from './engine/channel-state.ts'
import type { Cost } from './engine/cost.ts'
import { encodeCrockford } from './engine/crockford.ts'
import { isExpired } from './engine/expiry.ts'
import { type Answer, type Inner, type Offer, readInner, writeRefusal } from './engine/pair/inner.ts'
import { greet, takeLetter, writeLetter } from './engine/pair/letters-of-pair.ts'
import {
  inviteOther,
  isPaired,
  joinAgain,
  joinByOffer,
  mostWrongAnswers,
  takeAnswer,
} from './engine/pair/pair.ts'
import { newNonce, unveil, veil, veilKeyOf } from './engine/pair/veil.ts'
import { Refused } from './engine/refused.ts'
import { patience } from './knocks.ts'

type Outside = {
  pages: ReturnType<typeof makePages>
  surroundings: () => Surroundings
  passOn: (block: string) => void
  later: (what: () => void, milliseconds: number) => void
  makeKey: (codes: { id: string; accessCode: string }, cost: Cost) => Promise<Pick<Channel, 'key'>>
}

const secondsBetweenAnswers = 1

/** The part of the book that is about channels of the second edition: between two devices. */
export function makePairBook({ pages, surroundings, passOn, later, makeKey }: Outside) {
  const { put, add, take, find } = pages
  const answered = new Map<string, number>()
  let awaited: { sessionId: string; resolve: (isRight: boolean | undefined) => void } | undefined

  function invite(channel: PairedChannel): string {
    const { channel: invited, block } = inviteOther(channel, surroundings().random)
    put(invited)
    return block
  }

  /** @throws Refused */
  async function join(
    codes: { id: string; accessCode: string | undefined },
    block: Uint8Array,
    isFromTab: boolean,
  ): Promise<Channel> {
    const offer = offerIn(block, veilKeyOf(codes.id))
    if (codes.accessCode === undefined) throw new Refused('wrong-code')
    const typed = { id: codes.id, accessCode: codes.accessCode }
    const { key } = await makeKey(typed, offer.cost)
    const channel = joinByOffer({ ...typed, key }, offer, surroundings())
    add(channel)
    if (isFromTab && (await askForProof(channel)) === false) {
      take(channel.id)
      throw new Refused('wrong-code')
    }
    return find(channel.id) ?? channel
  }

  /** Another tab opens the answer at once and says whether the code was right; undefined when none does. */
  function askForProof({ pair }: PairedChannel): Promise<boolean | undefined> {
    const { promise, resolve } = Promise.withResolvers<boolean | undefined>()
    awaited = { sessionId: encodeCrockford(pair.answered?.sessionId ?? new Uint8Array()), resolve }
    passOn(pair.answered?.block ?? '')
    later(() => resolve(undefined), patience)
    return promise.finally(() => {
      awaited = undefined
    })
  }

  /** @throws Refused */
  function rejoin(channel: PairedChannel, block: Uint8Array): void {
    const offer = offerIn(block, channel.key.tagKey)
    const before = channel.pair.answered?.sessionId
    if (before && encodeCrockford(before) === encodeCrockford(offer.sessionId)) return
    put(joinAgain(channel, offer, surroundings()))
  }

  /** @throws Refused */
  function bring(channel: PairedChannel, block: Uint8Array): 'invitation' | 'answer' | 'message' {
    const { nonce, inner } = readUnveiled(block, channel.key.tagKey)
    if (isExpired(channel.created, surroundings().now)) throw new Refused('expired')
    if (inner.kind === 'offer') return bringOffer(channel, inner.offer)
    else if (inner.kind === 'answer') return bringAnswer(channel, inner.answer)
    else if (inner.kind !== 'letter') throw new Refused('not-a-block')
    put(takeLetter(channel, inner.letter, nonce))
    return 'message'
  }

  function bringOffer({ pair }: PairedChannel, { sessionId }: Offer): 'invitation' {
    if (pair.role === 'creator') throw new Refused('from-here')
    const known = pair.answered && encodeCrockford(pair.answered.sessionId)
    if (known !== encodeCrockford(sessionId)) throw new Refused('new-invitation')
    return 'invitation'
  }

  function bringAnswer(channel: PairedChannel, answer: Answer): 'answer' {
    const accepted = takeAnswer(channel, answer, surroundings())
    put(accepted.channel)
    if (accepted.refusal) throw new Refused(accepted.refusal)
    return 'answer'
  }

  /**
   * A block from another tab, which no person brought.
   * @throws Refused
   */
  function hear(channel: PairedChannel, block: Uint8Array): void {
    const { nonce, inner } = readUnveiled(block, channel.key.tagKey)
    if (inner.kind === 'knock') answerKnock(channel)
    else if (inner.kind === 'answer') hearAnswer(channel, inner.answer)
    else if (inner.kind === 'refusal') hearRefusal(inner)
    else if (inner.kind === 'letter') {
      put(takeLetter(channel, inner.letter, nonce))
      awaited?.resolve(true)
    }
  }

  function hearRefusal({ sessionId }: Extract<Inner, { kind: 'refusal' }>): void {
    if (awaited?.sessionId === encodeCrockford(sessionId)) awaited.resolve(false)
  }

  /** Wrong answers of other tabs count as all others do, so no tab can go on guessing. */
  function hearAnswer(channel: PairedChannel, answer: Answer): void {
    const accepted = takeAnswer(channel, answer, surroundings())
    put(accepted.channel)
    if (accepted.refusal) refuse(channel, answer.sessionId)
    else if (isPaired(accepted.channel)) welcome(accepted.channel)
  }

  function welcome(channel: PairedChannel): void {
    const greeted = greet(channel, surroundings())
    put(greeted.channel)
    passOn(greeted.block)
    for (const { block } of channel.messages) if (block) passOn(block)
  }

  function refuse({ key }: PairedChannel, sessionId: Uint8Array): void {
    const nonce = newNonce(surroundings().random)
    passOn(asLetters(veil({ nonce, inner: writeRefusal(sessionId) }, key.tagKey)))
  }

  function answerKnock(channel: PairedChannel): void {
    const before = answered.get(channel.id)
    const { now } = surroundings()
    const isTooSoon = before !== undefined && now - before < secondsBetweenAnswers
    const { role, wrongAnswers } = channel.pair
    if (role === 'joiner' || isTooSoon || wrongAnswers >= mostWrongAnswers) return
    answered.set(channel.id, now)
    passOn(invite(channel))
  }

  /** @throws Refused 'too-long' or 'expired' */
  function send(channel: PairedChannel, text: string): void {
    const written = writeLetter(channel, text, surroundings())
    put(written)
    const block = written.messages.at(-1)?.block
    if (block) passOn(block)
  }

  return { invite, join, rejoin, bring, hear, send }
}

function readUnveiled(block: Uint8Array, veilKey: Uint8Array): { nonce: Uint8Array; inner: Inner } {
  const unveiled = unveil(block, veilKey)
  if (!unveiled) throw new Refused('unknown-channel')
  return { nonce: unveiled.nonce, inner: readInner(unveiled.inner) }
}

function offerIn(block: Uint8Array, veilKey: Uint8Array): Offer {
  const { inner } = readUnveiled(block, veilKey)
  if (inner.kind !== 'offer') throw new Refused('not-an-invitation')
  return inner.offer
}

import { armour } from './engine/armour.ts'
import { asLetters } from './engine/carriers/carry.ts'
import type { RandomBytes } from './engine/codes.ts'
import { isMarked, readHeader } from './engine/header.ts'
import { tagKeyOf } from './engine/keys.ts'
import { isOfChannel } from './engine/open.ts'
import { readInner, sessionIdLength, writeKnock } from './engine/pair/inner.ts'
import { newNonce, unveil, veil, veilKeyOf } from './engine/pair/veil.ts'
import { knock } from './engine/seal.ts'

/** How long other tabs have to answer, in milliseconds. */
export const patience = 2500
const again = 1100

type Outside = {
  random: RandomBytes
  passOn: (block: string) => void
  later: (what: () => void, milliseconds: number) => void
}

/** Asking the other tabs of this browser for a channel by its ID. Only a tab with that ID understands. */
export function makeKnocks({ random, passOn, later }: Outside) {
  let awaited: { id: string; resolve: (block: Uint8Array | undefined) => void } | undefined

  /** The block that another tab answers with; undefined when none does. */
  function knockAt(id: string): Promise<Uint8Array | undefined> {
    const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>()
    const asking = { id, resolve }
    // No one knows yet which edition the channel is of.
    const ask = () => {
      passOn(armour(knock(tagKeyOf(id), random)))
      const inner = writeKnock(random(sessionIdLength))
      passOn(asLetters(veil({ nonce: newNonce(random), inner }, veilKeyOf(id))))
    }
    awaited = asking
    ask()
    // The other tab answers once a second, and may have answered a wrong code just now.
    later(() => {
      if (awaited === asking) ask()
    }, again)
    later(() => resolve(undefined), patience)
    return promise.finally(() => {
      awaited = undefined
    })
  }

  /**
   * Whether this block is what was asked for.
   * @throws Refused
   */
  function isAnswer(block: Uint8Array): boolean {
    if (!awaited || !fits(block, awaited.id)) return false
    awaited.resolve(block)
    return true
  }

  return { knockAt, isAnswer }
}

function fits(block: Uint8Array, id: string): boolean {
  const unveiled = unveil(block, veilKeyOf(id))
  if (unveiled) return readInner(unveiled.inner).kind === 'offer'
  return isMarked(block) && isOfChannel(readHeader(block), tagKeyOf(id))
}

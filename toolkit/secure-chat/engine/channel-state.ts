import type { RandomBytes } from './codes.ts'
import type { ChannelKey } from './keys.ts'
import type { OfferSecret } from './pair/handshake.ts'
import type { Session } from './pair/session.ts'

export type Message = {
  readonly id: string
  readonly content: string
  readonly sender: 'user' | 'recipient'
  /** Seconds since 1970, by the clock of the device that wrote it. */
  readonly timestamp: number
  /** False for what was not sealed: a practice reply, and a message that waits for the other side to join. */
  readonly isEncrypted: boolean
  /** The sealed block of a message from here, to be carried. */
  readonly block?: string | undefined
  /** Which block of its writer it is, from 1. First edition: none. */
  readonly number?: number | undefined
  /** A block with a higher number was opened before this one. */
  readonly isLate?: boolean | undefined
}

export type Channel = {
  /** 24 characters, a secret. */
  readonly id: string
  readonly accessCode: string
  readonly name: string
  readonly description: string
  /** Seconds since 1970. */
  readonly created: number
  readonly messages: readonly Message[]
  readonly practicePartner: boolean
  readonly key: ChannelKey
  /** The nonces of all blocks that were sealed or opened here: each counts once. */
  readonly seen: ReadonlySet<string>
  /** Of the second edition. A channel of the first has none, and any number of devices. */
  readonly pair?: Pair | undefined
}

/** The moment and the dice, which an engine does not have by itself. `writer`: eight random bytes of this tab. */
export type Surroundings = { now: number; random: RandomBytes; writer: Uint8Array }

/** What a channel of the second edition has: two devices, and what each knows of the other. */
export type Pair = {
  readonly role: Session['role']
  /** Of the creator: an invitation that waits for its answer. */
  readonly offer: OfferSecret | undefined
  /** Answers to it that were made with another code. */
  readonly wrongAnswers: number
  /** Of the one who joined: which invitation was answered, and the block that answers it. */
  readonly answered: { sessionId: Uint8Array; block: string } | undefined
  readonly session: Session | undefined
}

export type PairedChannel = Channel & { pair: Pair }

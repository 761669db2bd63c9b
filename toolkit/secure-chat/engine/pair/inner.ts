import { joinBytes } from '../bytes.ts'
import { lastSecond } from '../content.ts'
import type { Cost } from '../cost.ts'
import { isWithinBounds } from '../cost.ts'
import { Refused } from '../refused.ts'
import { pointLength } from './cpace.ts'

/** What is under the veil of a block. Offsets as in docs/channel-format.md, second edition. */
export type Inner =
  | { kind: 'offer'; offer: Offer }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'letter'; letter: Letter }
  | { kind: 'knock' }
  | { kind: 'refusal'; sessionId: Uint8Array }

export type Offer = {
  /** Seconds since 1970. */
  created: number
  cost: Cost
  sessionId: Uint8Array
  point: Uint8Array
  /** The key of ML-KEM-768 that the answer is made for. */
  encapsulationKey: Uint8Array
  /** What goes along with the point, as CPace binds it. */
  along: Uint8Array
}

export type Answer = {
  sessionId: Uint8Array
  point: Uint8Array
  /** The secret for the key of the offer, locked. */
  encapsulated: Uint8Array
  confirmation: Uint8Array
}

export type Letter = {
  /** Eight bytes that both sides know this meeting by. */
  meeting: Uint8Array
  from: 'creator' | 'joiner'
  /** From 1. */
  number: number
  /** Bytes 0 to 13, which the seal is bound to. */
  start: Uint8Array
  sealed: Uint8Array
}

const kinds = { offer: 1, answer: 2, letter: 3, knock: 4, refusal: 5 } as const
const senders = { creator: 0, joiner: 1 } as const

const settingsEnd = 12
export const sessionIdLength = 16
export const meetingLength = 8
export const confirmationLength = 32
const encapsulationKeyLength = 1184
const encapsulatedLength = 1088
const letterStart = 1 + meetingLength + 5
const pointAt = sessionIdLength
/** Offers and answers have one length. */
const handshakeLength = settingsEnd + sessionIdLength + pointLength + encapsulationKeyLength

/** Bytes 0 to 11 of an offer: its kind, when the channel was created, and what a guess costs. */
export function settingsOf({ created, cost }: Pick<Offer, 'created' | 'cost'>): Uint8Array {
  const bytes = new Uint8Array(settingsEnd)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, kinds.offer)
  view.setBigUint64(1, BigInt(created))
  view.setUint16(9, cost.memory)
  view.setUint8(11, cost.passes)
  return bytes
}

export function writeOffer(offer: Omit<Offer, 'along'>): Uint8Array {
  return joinBytes(settingsOf(offer), offer.sessionId, offer.point, offer.encapsulationKey)
}

export function writeAnswer({ sessionId, point, encapsulated, confirmation }: Answer): Uint8Array {
  const said = joinBytes(Uint8Array.of(kinds.answer), sessionId, point, encapsulated, confirmation)
  return joinBytes(said, new Uint8Array(handshakeLength - said.length))
}

export function writeLetterStart({ meeting, from, number }: Pick<Letter, 'meeting' | 'from' | 'number'>) {
  const bytes = new Uint8Array(letterStart)
  bytes[0] = kinds.letter
  bytes.set(meeting, 1)
  bytes[1 + meetingLength] = senders[from]
  new DataView(bytes.buffer).setUint32(2 + meetingLength, number)
  return bytes
}

/** Asks the tabs that hold the channel for an offer. */
export function writeKnock(chance: Uint8Array): Uint8Array {
  return joinBytes(Uint8Array.of(kinds.knock), chance)
}

/** Tells another tab that its answer was made with another code. */
export function writeRefusal(sessionId: Uint8Array): Uint8Array {
  return joinBytes(Uint8Array.of(kinds.refusal), sessionId)
}

/** @throws Refused 'altered' or 'cost-out-of-bounds': only a person with the ID could have made such a block */
export function readInner(bytes: Uint8Array): Inner {
  const kind = bytes[0]
  if (kind === kinds.offer) return { kind: 'offer', offer: readOffer(bytes) }
  else if (kind === kinds.answer) return { kind: 'answer', answer: readAnswer(bytes) }
  else if (kind === kinds.letter) return { kind: 'letter', letter: readLetter(bytes) }
  else if (kind === kinds.knock && bytes.length === 1 + sessionIdLength) return { kind: 'knock' }
  else if (kind === kinds.refusal && bytes.length === 1 + sessionIdLength)
    return { kind: 'refusal', sessionId: bytes.slice(1) }
  else throw new Refused('altered')
}

function readOffer(bytes: Uint8Array): Offer {
  if (bytes.length !== handshakeLength) throw new Refused('altered')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const created = view.getBigUint64(1)
  if (created > lastSecond) throw new Refused('altered')
  const cost = { memory: view.getUint16(9), passes: view.getUint8(11) }
  if (!isWithinBounds(cost)) throw new Refused('cost-out-of-bounds')
  const rest = bytes.slice(settingsEnd)
  const encapsulationKey = rest.slice(pointAt + pointLength)
  return {
    created: Number(created),
    cost,
    sessionId: rest.slice(0, sessionIdLength),
    point: rest.slice(pointAt, pointAt + pointLength),
    encapsulationKey,
    along: joinBytes(bytes.subarray(0, settingsEnd), encapsulationKey),
  }
}

function readAnswer(bytes: Uint8Array): Answer {
  if (bytes.length !== handshakeLength) throw new Refused('altered')
  const lengths = [sessionIdLength, pointLength, encapsulatedLength, confirmationLength]
  const parts: Uint8Array[] = []
  let end = 1
  for (const length of lengths) {
    parts.push(bytes.slice(end, end + length))
    end += length
  }
  if (bytes.subarray(end).some((byte) => byte !== 0)) throw new Refused('altered')
  const [sessionId, point, encapsulated, confirmation] = parts as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  return { sessionId, point, encapsulated, confirmation }
}

function readLetter(bytes: Uint8Array): Letter {
  const sender = bytes[1 + meetingLength]
  if (bytes.length <= letterStart || sender === undefined || sender > 1) throw new Refused('altered')
  const number = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(2 + meetingLength)
  if (number === 0) throw new Refused('altered')
  return {
    meeting: bytes.slice(1, 1 + meetingLength),
    from: sender === senders.creator ? 'creator' : 'joiner',
    number,
    start: bytes.slice(0, letterStart),
    sealed: bytes.slice(letterStart),
  }
}

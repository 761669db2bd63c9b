import { armour } from './armour.ts'
import type { Channel, Message, Surroundings } from './channel-state.ts'
import type { Body, Content } from './content.ts'
import { encodeCrockford } from './crockford.ts'
import { isExpired, refuseOutOfTime } from './expiry.ts'
import { isMarked, readHeader } from './header.ts'
import type { ChannelKey } from './keys.ts'
import { isOfChannel, open } from './open.ts'
import { forgetPair } from './pair/pair.ts'
import { unveil } from './pair/veil.ts'
import { Refused } from './refused.ts'
import { seal } from './seal.ts'

export type { Channel, Message, Surroundings }

export type Codes = { id: string; accessCode: string; key: ChannelKey }

export function startChannel(
  codes: Codes,
  about: { name: string; description: string },
  now: number,
): Channel {
  return { ...codes, ...about, created: now, messages: [], practicePartner: false, seen: new Set() }
}

/**
 * The channel that a block belongs to, on a device that has only its ID and code. An invitation brings the name; a
 * message is good for joining too.
 * @throws Refused
 */
export function joinChannel(codes: Codes, block: Uint8Array, surroundings: Surroundings): Channel {
  const content = open(block, codes.key)
  refuseOutOfTime(content, surroundings.now)
  const { name, description } =
    content.body.kind === 'invitation' ? content.body : { name: 'Joined channel', description: '' }
  const channel = startChannel(codes, { name, description }, content.channelCreated)
  return takeIn(channel, block, surroundings).channel
}

/** The invitation to a channel as armoured text. The person who opens it needs the ID and the code as well. */
export function sealInvitation(channel: Channel, surroundings: Surroundings): string {
  const { name, description } = channel
  return armour(sealBody(channel, { kind: 'invitation', name, description }, surroundings))
}

/**
 * Adds a message from here, with the block that carries it.
 * @throws Refused 'too-long', or 'expired' when the channel has ended
 */
export function writeMessage(channel: Channel, text: string, surroundings: Surroundings): Channel {
  if (isExpired(channel.created, surroundings.now)) throw new Refused('expired')
  const block = sealBody(channel, { kind: 'message', text }, surroundings)
  const id = blockId(block)
  const timestamp = surroundings.now
  const written = {
    id,
    content: text,
    sender: 'user',
    timestamp,
    isEncrypted: true,
    block: armour(block),
  } as const
  return { ...channel, messages: [...channel.messages, written], seen: new Set([...channel.seen, id]) }
}

/**
 * Opens a block of this channel and adds what it holds.
 * @throws Refused
 */
export function takeIn(channel: Channel, block: Uint8Array, { now, writer }: Surroundings) {
  const content = open(block, channel.key)
  refuseOutOfTime(content, now)
  if (content.channelCreated !== channel.created) throw new Refused('other-dates')
  const id = blockId(block)
  if (channel.seen.has(id)) throw new Refused('replayed')
  const seen = new Set([...channel.seen, id])
  const messages = [...channel.messages, ...messagesOf(content, { id, writer })]
  return { channel: { ...channel, messages, seen }, kind: content.body.kind }
}

/**
 * The channel that a block belongs to, found without Argon2id.
 * @throws Refused when it can be of no channel at all
 */
export function channelOf(channels: readonly Channel[], block: Uint8Array): Channel | undefined {
  const paired = channels.find(({ pair, key }) => pair && unveil(block, key.tagKey))
  if (paired || !isMarked(block)) return paired
  const header = readHeader(block)
  return channels.find(({ pair, key }) => !pair && isOfChannel(header, key.tagKey))
}

/** Overwrites what opens the channel. Copies that the browser made elsewhere are beyond reach. */
export function forget({ key, pair }: Channel): void {
  if (pair) forgetPair(pair)
  key.masterKey.fill(0)
  key.tagKey.fill(0)
}

function sealBody({ created, key }: Channel, body: Body, { now, random, writer }: Surroundings): Uint8Array {
  return seal({ channelCreated: created, written: now, writer, body }, key, random)
}

function messagesOf({ body, written, writer }: Content, here: { id: string; writer: Uint8Array }): Message[] {
  if (body.kind === 'invitation') return []
  const isFromHere = encodeCrockford(writer) === encodeCrockford(here.writer)
  const sender = isFromHere ? 'user' : 'recipient'
  return [{ id: here.id, content: body.text, sender, timestamp: written, isEncrypted: true }]
}

function blockId(block: Uint8Array): string {
  return encodeCrockford(readHeader(block).nonce)
}

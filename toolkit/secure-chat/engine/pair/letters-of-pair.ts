import { asLetters } from '../carriers/carry.ts'
import type { Channel, Message, PairedChannel, Surroundings } from '../channel-state.ts'
import { encodeCrockford } from '../crockford.ts'
import { isExpired } from '../expiry.ts'
import { Refused } from '../refused.ts'
import type { Letter } from './inner.ts'
import { openLetter, sealLetter } from './letter.ts'
import { veil } from './veil.ts'

/**
 * Adds a message from here. Before the other side has joined it waits, in clear, in this page.
 * @throws Refused 'too-long' or 'expired'
 */
export function writeLetter(channel: PairedChannel, text: string, surroundings: Surroundings): Channel {
  if (isExpired(channel.created, surroundings.now)) throw new Refused('expired')
  const message: Message = {
    id: encodeCrockford(surroundings.random(8)),
    content: text,
    sender: 'user',
    timestamp: surroundings.now,
    isEncrypted: false,
  }
  if (!channel.pair.session) return { ...channel, messages: [...channel.messages, message] }
  return sealInto(channel, message, surroundings)
}

/** A block that says what the channel is called and nothing more: it proves the code to the other side. */
export function greet(
  channel: PairedChannel,
  surroundings: Surroundings,
): { channel: Channel; block: string } {
  return sealNext(channel, '', surroundings)
}

/**
 * Opens a letter and adds what it says.
 * @throws Refused
 */
export function takeLetter(channel: PairedChannel, letter: Letter, nonce: Uint8Array): Channel {
  const id = encodeCrockford(nonce)
  if (channel.seen.has(id)) throw new Refused('replayed')
  const { session } = channel.pair
  if (!session) throw new Refused('other-meeting')
  const { said, after } = openLetter(letter, nonce, session)
  const isLate = letter.number < session.receiving.next
  const message: Message = {
    id,
    content: said.text,
    sender: 'recipient',
    timestamp: said.written,
    isEncrypted: true,
    number: letter.number,
    isLate,
  }
  return {
    ...channel,
    ...said.about,
    messages: said.text === '' ? channel.messages : [...channel.messages, message],
    seen: new Set([...channel.seen, id]),
    pair: { ...channel.pair, session: after },
  }
}

/** Seals what was written before the other side had joined. */
export function sealWaiting(channel: PairedChannel, surroundings: Surroundings): Channel {
  const waiting = channel.messages.filter(isWaiting)
  const rest = channel.messages.filter((message) => !isWaiting(message))
  let sealed: PairedChannel = { ...channel, messages: rest }
  for (const message of waiting) sealed = sealInto(sealed, message, surroundings)
  return sealed
}

/** Written before the other side had joined. */
function isWaiting({ sender, isEncrypted }: Message): boolean {
  return sender === 'user' && !isEncrypted
}

function sealInto(channel: PairedChannel, message: Message, surroundings: Surroundings): PairedChannel {
  const { channel: sealed, block, number, id } = sealNext(channel, message.content, surroundings)
  const carried = { ...message, id, isEncrypted: true, block, number }
  return { ...sealed, messages: [...sealed.messages, carried] }
}

function sealNext(channel: PairedChannel, text: string, { now, random }: Surroundings) {
  const { pair, name, description } = channel
  if (!pair.session) throw new Error('There is no session to seal with.')
  const isNew = pair.role === 'creator' && pair.session.opened === 0
  const said = { written: now, text, about: isNew ? { name, description } : undefined }
  const { unveiled, number, after } = sealLetter(said, pair.session, random)
  const id = encodeCrockford(unveiled.nonce)
  const sealed: PairedChannel = {
    ...channel,
    seen: new Set([...channel.seen, id]),
    pair: { ...pair, session: after },
  }
  return { channel: sealed, block: asLetters(veil(unveiled, channel.key.tagKey)), number, id }
}

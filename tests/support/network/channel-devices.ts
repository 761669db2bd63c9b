import type { BookOutside } from '#toolkit/secure-chat/book-outside.ts'
import { makeChannelBook } from '#toolkit/secure-chat/channel-book.ts'
import type { Channel } from '#toolkit/secure-chat/engine/channel.ts'
import { defaultCost } from '#toolkit/secure-chat/engine/cost.ts'
import { argon2Input } from '#toolkit/secure-chat/engine/keys.ts'
import { chanceFrom } from '#toolkit/secure-chat/vectors/build-vectors.ts'

export const start = 1_795_219_200

/** A device whose clock and dice the test holds. Its keys are a mere hash: Argon2id has its own tests. */
export function device(name: string) {
  const self = { now: start, chance: 0, derived: 0, waits: [] as number[], passOn: (_block: string) => {} }
  const outside: BookOutside = {
    now: () => self.now,
    random: chanceFrom(name),
    chance: () => self.chance,
    async deriveKey(codes) {
      self.derived += 1
      return new Uint8Array(await crypto.subtle.digest('SHA-256', argon2Input(codes).password.slice()))
    },
    passOn: (block) => self.passOn(block),
    later(what, milliseconds) {
      self.waits.push(milliseconds)
      what()
    },
  }
  return Object.assign(self, { book: makeChannelBook(outside) })
}

type Device = ReturnType<typeof device>

export function connected(one: Device, other: Device): [Device, Device] {
  one.passOn = (block) => other.book.hear(block)
  other.passOn = (block) => one.book.hear(block)
  return [one, other]
}

/** Of the first edition. */
export async function twoDevices() {
  const [one, other] = [device('one'), device('other')]
  const channel = await one.book.createForMany({ name: 'Ọ̀nà', description: 'A road' }, defaultCost)
  const { id: channelId, accessCode } = channel
  await other.book.join({ channelId, accessCode, block: one.book.inviteTo(channel) })
  return { one, other, channel }
}

/** Of the second edition: one has created the channel, the other holds its answer, which one has not seen yet. */
export async function invitedPair() {
  const [one, other] = [device('one'), device('other')]
  const { id } = await one.book.create({ name: 'Ọ̀nà', description: 'A road' }, defaultCost)
  const { accessCode } = channelOf(one)
  const block = one.book.inviteTo(channelOf(one))
  await other.book.join({ channelId: id, accessCode, block })
  return { one, other, id, accessCode, invitation: block, answer: answerOf(other) }
}

export async function joinedPair() {
  const pair = await invitedPair()
  pair.one.book.bring(pair.answer)
  return pair
}

export function channelOf({ book }: Device): Channel {
  const [channel] = book.read().channels
  if (!channel) throw new Error('This device has no channel.')
  return channel
}

export function answerOf(joined: Device): string {
  return channelOf(joined).pair?.answered?.block ?? ''
}

export function lastBlockOf({ book }: Device): string {
  return book.read().channels[0]?.messages.at(-1)?.block ?? ''
}

export function messagesOf({ book }: Device): string[] {
  return (book.read().channels[0]?.messages ?? []).map(({ sender, content }) => `${sender}: ${content}`)
}

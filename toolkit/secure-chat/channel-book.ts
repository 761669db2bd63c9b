import { makePages } from './channel-pages.ts'
import { armour, readArmour } from './engine/armour.ts'
import { isSameInConstantTime } from './engine/bytes.ts'
import {
  type Channel,
  channelOf,
  forget,
  joinChannel,
  sealInvitation,
  startChannel,
  takeIn,
  writeMessage,
} from './engine/channel.ts'
import {
  makeAccessCode,
  makeChannelId,
  type RandomBytes,
  readAccessCode,
  readChannelId,
} from './engine/codes.ts'
import type { Cost } from './engine/cost.ts'
import type { Derivation } from './engine/derive-master-key.ts'
import { isExpired } from './engine/expiry.ts'
import { readHeader } from './engine/header.ts'
import { tagKeyOf } from './engine/keys.ts'
import { isOfChannel } from './engine/open.ts'
import { addPracticeReply, practiceDelay, practiceReply } from './engine/practice-partner.ts'
import { Refused } from './engine/refused.ts'
import { knock } from './engine/seal.ts'

/** What the book needs from the page around it. */
export type BookOutside = {
  /** Seconds since 1970. */
  now: () => number
  random: RandomBytes
  /** From 0 up to, not including, 1. */
  chance: () => number
  deriveKey: (derivation: Derivation) => Promise<Uint8Array>
  /** Hands a sealed block to the other tabs of this browser. */
  passOn: (block: string) => void
  later: (what: () => void, milliseconds: number) => void
}

export type ChannelBook = ReturnType<typeof makeChannelBook>

/** How long other tabs have to answer a knock, in milliseconds. */
const knockPatience = 2500
const knockAgain = 1100
const secondsBetweenAnswers = 1

/** All channels of this tab, in memory alone. */
export function makeChannelBook(outside: BookOutside) {
  const { random, passOn, later } = outside
  const writer = random(8)
  const { turn, put, add, take, find, listen, read } = makePages()
  const answered = new Map<string, number>()
  let awaited: { tagKey: Uint8Array; resolve: (block: Uint8Array | undefined) => void } | undefined

  const surroundings = () => ({ now: outside.now(), random, writer })

  async function keyOf(id: string, accessCode: string, cost: Cost) {
    const masterKey = await outside.deriveKey({ channelId: id, accessCode, cost })
    return { id, accessCode, key: { tagKey: tagKeyOf(id), masterKey, cost } }
  }

  async function create(about: { name: string; description: string }, cost: Cost): Promise<Channel> {
    const codes = await keyOf(makeChannelId(random), makeAccessCode(random), cost)
    return add(startChannel(codes, about, outside.now()))
  }

  /** @throws Refused; 'unknown-channel' and 'wrong-code' tell that much and no more */
  async function join(typed: { channelId: string; accessCode: string; block: string }): Promise<Channel> {
    const id = readChannelId(typed.channelId)
    const accessCode = readAccessCode(typed.accessCode)
    if (id === undefined) throw new Refused('unknown-channel')
    const known = find(id)
    if (known) return reopen(known, accessCode)
    const block = typed.block.trim() === '' ? await knockAt(id) : readArmour(typed.block)
    if (!block || !isOfChannel(readHeader(block), tagKeyOf(id))) throw new Refused('unknown-channel')
    if (accessCode === undefined) throw new Refused('wrong-code')
    const codes = await keyOf(id, accessCode, readHeader(block).cost)
    return add(joinChannel(codes, block, surroundings()))
  }

  function reopen(channel: Channel, accessCode: string | undefined): Channel {
    const [given, right] = [accessCode ?? '', channel.accessCode].map((code) =>
      new TextEncoder().encode(code),
    )
    if (!given || !right || !isSameInConstantTime(given, right)) throw new Refused('wrong-code')
    turn({ openId: channel.id })
    return channel
  }

  function knockAt(id: string): Promise<Uint8Array | undefined> {
    const tagKey = tagKeyOf(id)
    const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>()
    const asking = { tagKey, resolve }
    const ask = () => passOn(armour(knock(tagKey, random)))
    awaited = asking
    ask()
    // The other tab answers once a second, and may have answered a wrong code just now.
    later(() => {
      if (awaited === asking) ask()
    }, knockAgain)
    later(() => resolve(undefined), knockPatience)
    return promise.finally(() => {
      awaited = undefined
    })
  }

  /** @throws Refused 'too-long' or 'expired' */
  function send(id: string, text: string): void {
    const channel = find(id)
    if (!channel || text.trim() === '') return
    const written = writeMessage(channel, text, surroundings())
    put(written)
    const block = written.messages.at(-1)?.block
    if (block) passOn(block)
    if (channel.practicePartner) later(() => practise(id), practiceDelay)
  }

  function practise(id: string): void {
    const channel = find(id)
    const reply = practiceReply(outside.chance())
    if (channel?.practicePartner && reply) put(addPracticeReply(channel, reply, outside.now()))
  }

  /**
   * Opens a block that a person brought.
   * @throws Refused
   */
  function bring(text: string): { channel: Channel; kind: 'message' | 'invitation' } {
    const block = readArmour(text)
    const channel = channelOf(read().channels, block)
    if (!channel) throw new Refused('unknown-channel')
    const taken = takeIn(channel, block, surroundings())
    put(taken.channel)
    return taken
  }

  /** A block from another tab: no one asked for it, so what cannot be opened is passed over in silence. */
  function hear(text: string): void {
    try {
      const block = readArmour(text)
      if (awaited && isOfChannel(readHeader(block), awaited.tagKey)) awaited.resolve(block)
      else bring(text)
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal
      if (refusal.code === 'wrong-code' || refusal.code === 'other-cost') answerKnock(text)
    }
  }

  /** The person who made the tag has the channel ID. The invitation tells them the rest only if they have the code too. */
  function answerKnock(text: string): void {
    const channel = channelOf(read().channels, readArmour(text))
    const before = channel && answered.get(channel.id)
    const now = outside.now()
    if (!channel || (before !== undefined && now - before < secondsBetweenAnswers)) return
    answered.set(channel.id, now)
    passOn(sealInvitation(channel, surroundings()))
  }

  function remove(id: string): void {
    const channel = find(id)
    if (channel) forget(channel)
    take(id)
  }

  /** Removes what has ended and returns its names. */
  function removeExpired(): string[] {
    const ended = read().channels.filter(({ created }) => isExpired(created, outside.now()))
    for (const { id } of ended) remove(id)
    return ended.map(({ name }) => name)
  }

  /** Channels from a workspace file in place of those that are here; what has ended is left out. */
  function putBack(channels: readonly Channel[]): void {
    for (const before of read().channels) if (!channels.includes(before)) forget(before)
    turn({
      channels: channels.filter(({ created }) => !isExpired(created, outside.now())),
      openId: undefined,
    })
  }

  return {
    create,
    putBack,
    join,
    send,
    bring,
    hear,
    remove,
    removeExpired,
    open: (id: string) => turn({ openId: id }),
    close: () => turn({ openId: undefined }),
    setPracticePartner(id: string, practicePartner: boolean) {
      const channel = find(id)
      if (channel) put({ ...channel, practicePartner })
    },
    inviteTo: (channel: Channel) => sealInvitation(channel, surroundings()),
    read,
    listen,
  }
}

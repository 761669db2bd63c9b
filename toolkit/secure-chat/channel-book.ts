import type { About, BookOutside, Brought, Codes } from './book-outside.ts'
import { makePages } from './channel-pages.ts'
import { isSameInConstantTime } from './engine/bytes.ts'
import { readCarried } from './engine/carriers/carry.ts'
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
import { makeAccessCode, makeChannelId, readAccessCode, readChannelId } from './engine/codes.ts'
import type { Cost } from './engine/cost.ts'
import { isExpired } from './engine/expiry.ts'
import { isMarked, readHeader } from './engine/header.ts'
import { tagKeyOf } from './engine/keys.ts'
import { isOfChannel } from './engine/open.ts'
import { isPaired, newPair } from './engine/pair/pair.ts'
import { veilKeyOf } from './engine/pair/veil.ts'
import { addPracticeReply, practiceDelay, practiceReply } from './engine/practice-partner.ts'
import { Refused } from './engine/refused.ts'
import { makeKnocks } from './knocks.ts'
import { makePairBook } from './pair-book.ts'

export type ChannelBook = ReturnType<typeof makeChannelBook>

const secondsBetweenAnswers = 1

/** All channels of this tab, in memory alone. */
export function makeChannelBook(outside: BookOutside) {
  const { random, passOn, later } = outside
  const writer = random(8)
  const pages = makePages()
  const { turn, put, add, take, find, listen, read } = pages
  const answered = new Map<string, number>()

  const surroundings = () => ({ now: outside.now(), random, writer })

  async function keyOf({ id, accessCode }: Codes, cost: Cost, tagKey: Uint8Array) {
    const masterKey = await outside.deriveKey({ channelId: id, accessCode, cost })
    return { id, accessCode, key: { tagKey, masterKey, cost } }
  }

  const { knockAt, isAnswer } = makeKnocks(outside)
  const pairs = makePairBook({
    pages,
    surroundings,
    passOn,
    later,
    makeKey: (codes, cost) => keyOf(codes, cost, veilKeyOf(codes.id)),
  })

  /** Between two devices: the second edition. */
  async function create(about: About, cost: Cost): Promise<Channel> {
    const drawn = drawCodes()
    const codes = await keyOf(drawn, cost, veilKeyOf(drawn.id))
    return add({ ...startChannel(codes, about, outside.now()), pair: newPair })
  }

  /** For any number of devices: the first edition. */
  async function createForMany(about: About, cost: Cost): Promise<Channel> {
    const drawn = drawCodes()
    return add(startChannel(await keyOf(drawn, cost, tagKeyOf(drawn.id)), about, outside.now()))
  }

  const drawCodes = () => ({ id: makeChannelId(random), accessCode: makeAccessCode(random) })

  /** @throws Refused; 'unknown-channel' and 'wrong-code' tell that much and no more */
  async function join(typed: { channelId: string; accessCode: string; block: string }): Promise<Channel> {
    const id = readChannelId(typed.channelId)
    const accessCode = readAccessCode(typed.accessCode)
    if (id === undefined) throw new Refused('unknown-channel')
    const known = find(id)
    const brought = typed.block.trim() === '' ? undefined : readCarried(typed.block)
    if (known) return reopen(known, accessCode, brought)
    const block = brought ?? (await knockAt(id))
    if (!block) throw new Refused('unknown-channel')
    if (!isMarked(block)) return pairs.join({ id, accessCode }, block, brought === undefined)
    if (!isOfChannel(readHeader(block), tagKeyOf(id))) throw new Refused('unknown-channel')
    if (accessCode === undefined) throw new Refused('wrong-code')
    const codes = await keyOf({ id, accessCode }, readHeader(block).cost, tagKeyOf(id))
    return add(joinChannel(codes, block, surroundings()))
  }

  function reopen(channel: Channel, accessCode: string | undefined, brought: Uint8Array | undefined) {
    const [given, right] = [accessCode ?? '', channel.accessCode].map((code) =>
      new TextEncoder().encode(code),
    )
    if (!given || !right || !isSameInConstantTime(given, right)) throw new Refused('wrong-code')
    if (isPaired(channel) && brought) pairs.rejoin(channel, brought)
    turn({ openId: channel.id })
    return find(channel.id) ?? channel
  }

  /** @throws Refused 'too-long' or 'expired' */
  function send(id: string, text: string): void {
    const channel = find(id)
    if (!channel || text.trim() === '') return
    if (isPaired(channel)) pairs.send(channel, text)
    else sendToAll(channel, text)
    if (channel.practicePartner) later(() => practise(id), practiceDelay)
  }

  function sendToAll(channel: Channel, text: string): void {
    const written = writeMessage(channel, text, surroundings())
    put(written)
    const block = written.messages.at(-1)?.block
    if (block) passOn(block)
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
  function bring(text: string): Brought {
    const block = readCarried(text)
    const channel = channelOf(read().channels, block)
    if (!channel) throw new Refused('unknown-channel')
    if (isPaired(channel)) {
      const kind = pairs.bring(channel, block)
      return { channel: find(channel.id) ?? channel, kind }
    }
    const taken = takeIn(channel, block, surroundings())
    put(taken.channel)
    return taken
  }

  /** A block from another tab: no one asked for it, so what cannot be opened is passed over in silence. */
  function hear(text: string): void {
    try {
      const block = readCarried(text)
      if (isAnswer(block)) return
      const channel = channelOf(read().channels, block)
      if (channel && isPaired(channel)) pairs.hear(channel, block)
      else bring(text)
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal
      if (refusal.code === 'wrong-code' || refusal.code === 'other-cost') answerKnock(text)
    }
  }

  /** The person who made the tag has the channel ID. The invitation tells them the rest only if they have the code too. */
  function answerKnock(text: string): void {
    const channel = channelOf(read().channels, readCarried(text))
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
    createForMany,
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
    inviteTo: (channel: Channel) =>
      isPaired(channel) ? pairs.invite(channel) : sealInvitation(channel, surroundings()),
    read,
    listen,
  }
}

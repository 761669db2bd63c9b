import { bytesToHex } from '@noble/hashes/utils.js'
import { asWords, readCarried } from '../engine/carriers/carry.ts'
import { startChannel } from '../engine/channel.ts'
import type { Channel, PairedChannel, Surroundings } from '../engine/channel-state.ts'
import { makeAccessCode, makeChannelId } from '../engine/codes.ts'
import { type Cost, defaultCost } from '../engine/cost.ts'
import { deriveMasterKey } from '../engine/derive-master-key.ts'
import { argon2Input } from '../engine/keys.ts'
import { readInner } from '../engine/pair/inner.ts'
import { takeLetter, writeLetter } from '../engine/pair/letters-of-pair.ts'
import { inviteOther, isPaired, joinByOffer, newPair, takeAnswer } from '../engine/pair/pair.ts'
import { unveil, veilKeyOf } from '../engine/pair/veil.ts'
import { chanceFrom } from './build-vectors.ts'

const created = 1_795_219_200
const leastCost: Cost = { memory: 19, passes: 2 }

/** The meetings of pair-vectors.json, made again: the same every time, because the chance in them is drawn from a hash. */
export async function buildPairVectors() {
  return {
    created,
    meetings: [
      await buildMeeting('a channel', defaultCost),
      await buildMeeting('a channel of the least cost', leastCost),
    ],
  }
}

async function buildMeeting(about: string, cost: Cost) {
  const [random, other] = [chanceFrom(`fitila channel 2 ${about} creator`), chanceFrom(`${about} joiner`)]
  const [channelId, accessCode] = [makeChannelId(random), makeAccessCode(random)]
  const masterKey = await deriveMasterKey({ ...argon2Input({ channelId, accessCode }), cost })
  const codes = { id: channelId, accessCode, key: { tagKey: veilKeyOf(channelId), masterKey, cost } }
  const here: Surroundings = { now: created + 60, random, writer: new Uint8Array(8) }
  const there: Surroundings = { now: created + 90, random: other, writer: new Uint8Array(8) }
  const started = startChannel(codes, { name: 'Ọ̀nà', description: '₦ and more' }, created)
  const invited = inviteOther(paired({ ...started, pair: newPair }), random)
  const secret = paired(invited.channel).pair.offer
  if (!secret) throw new Error('There is no offer.')
  // What is kept in memory is overwritten once it was used.
  const kept = {
    sessionId: bytesToHex(secret.sessionId),
    scalar: bytesToHex(secret.scalar),
    seed: bytesToHex(secret.seed),
  }
  const offer = innerOf(invited.block, codes.key.tagKey)
  if (offer.kind !== 'offer') throw new Error('This is no offer.')
  const joined = joinByOffer(codes, offer.offer, there)
  const answer = innerOf(joined.pair.answered?.block ?? '', codes.key.tagKey)
  if (answer.kind !== 'answer') throw new Error('This is no answer.')
  const opened = takeAnswer(paired(invited.channel), answer.answer, here).channel
  const letters = talk(paired(opened), joined, here, there)
  return {
    about,
    channelId,
    accessCode,
    cost,
    masterKey: bytesToHex(masterKey),
    secret: kept,
    offer: invited.block,
    answer: joined.pair.answered?.block ?? '',
    letters,
    asWords: asWords(readCarried(letters[0]?.block ?? '')),
  }
}

/** Two letters of the creator, one of the joiner that tells of both, and one more of the creator, which has no name in it. */
function talk(one: PairedChannel, other: PairedChannel, here: Surroundings, there: Surroundings) {
  const first = paired(writeLetter(one, 'Ina kwana?', here))
  const second = paired(writeLetter(first, 'x'.repeat(300), here))
  let heard = other
  for (const { block } of second.messages) heard = take(heard, block)
  const third = paired(writeLetter(heard, 'Lafiya lau.', there))
  const answered = take(second, third.messages.at(-1)?.block)
  const fourth = paired(writeLetter(answered, '₦', here))
  const [mine, theirs] = [fourth.messages, third.messages].map((messages) =>
    messages.filter(({ sender }) => sender === 'user'),
  )
  return [...(mine ?? []).map(as('creator')), ...(theirs ?? []).map(as('joiner'))]
}

const as =
  (from: 'creator' | 'joiner') =>
  ({ number, content, block }: Channel['messages'][number]) => ({
    from,
    number: number ?? 0,
    text: content,
    block: block ?? '',
  })

function take(channel: PairedChannel, block: string | undefined): PairedChannel {
  const unveiled = unveil(readCarried(block ?? ''), channel.key.tagKey)
  const inner = unveiled && readInner(unveiled.inner)
  if (inner?.kind !== 'letter') throw new Error('This is no letter.')
  return paired(takeLetter(channel, inner.letter, unveiled?.nonce ?? new Uint8Array()))
}

function innerOf(block: string, veilKey: Uint8Array) {
  const unveiled = unveil(readCarried(block), veilKey)
  if (!unveiled) throw new Error('This block has another veil.')
  return readInner(unveiled.inner)
}

function paired(channel: Channel): PairedChannel {
  if (!isPaired(channel)) throw new Error('This channel is of the first edition.')
  return channel
}

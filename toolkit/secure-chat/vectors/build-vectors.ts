import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { armour } from '../engine/armour.ts'
import { asUtf8, joinBytes } from '../engine/bytes.ts'
import { makeAccessCode, makeChannelId, type RandomBytes } from '../engine/codes.ts'
import type { Body } from '../engine/content.ts'
import { type Cost, defaultCost } from '../engine/cost.ts'
import { deriveMasterKey } from '../engine/derive-master-key.ts'
import { argon2Input, tagKeyOf } from '../engine/keys.ts'
import { seal } from '../engine/seal.ts'

const created = 1_795_219_200
const leastCost: Cost = { memory: 19, passes: 2 }

const bodies: { about: string; cost: Cost; body: Body }[] = [
  { about: 'a short message', cost: defaultCost, body: { kind: 'message', text: 'Ina kwana?' } },
  {
    about: 'an invitation',
    cost: defaultCost,
    body: { kind: 'invitation', name: 'Ọ̀nà', description: '₦ and more' },
  },
  {
    about: 'a message that fills 256 bytes',
    cost: defaultCost,
    body: { kind: 'message', text: 'x'.repeat(227) },
  },
  { about: 'one byte more', cost: defaultCost, body: { kind: 'message', text: 'x'.repeat(228) } },
  { about: 'the least cost', cost: leastCost, body: { kind: 'invitation', name: 'Least', description: '' } },
]

/** The blocks of vectors.json, made again: the same every time, because the chance in them is drawn from a hash. */
export async function buildVectors() {
  const random = chanceFrom('fitila channel vectors 1')
  const channelId = makeChannelId(random)
  const accessCode = makeAccessCode(random)
  const writer = random(8)
  const tagKey = tagKeyOf(channelId)
  const blocks = []
  for (const { about, cost, body } of bodies) {
    const masterKey = await deriveMasterKey({ ...argon2Input({ channelId, accessCode }), cost })
    const content = { channelCreated: created, written: created + 60, writer, body }
    const block = seal(content, { tagKey, masterKey, cost }, random)
    blocks.push({ about, cost, masterKey: bytesToHex(masterKey), body, block: armour(block) })
  }
  return {
    channelId,
    accessCode,
    tagKey: bytesToHex(tagKey),
    writer: bytesToHex(writer),
    created,
    written: created + 60,
    blocks,
  }
}

/** Bytes that look random and are the same for the same name: SHA-256 of name and counter, one after the other. */
export function chanceFrom(name: string): RandomBytes {
  let counter = 0
  return (count) => {
    const parts: Uint8Array[] = []
    for (let made = 0; made < count; made += 32) {
      parts.push(sha256(asUtf8(`${name} ${counter}`)))
      counter += 1
    }
    return joinBytes(...parts).slice(0, count)
  }
}

import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { armour, bareText } from '../engine/armour.ts'
import { joinBytes } from '../engine/bytes.ts'
import { headerLength, writeTagged } from '../engine/header.ts'
import { blockKeys, type ChannelKey, tagOf } from '../engine/keys.ts'
import { bucketAt, bucketFor } from '../engine/padding.ts'
import { buildBlock } from './build-block.ts'

/** A number from 0 up to, not including, the limit. */
export type Dice = (limit: number) => number

/** Fast, seeded chance (mulberry32): the same seed gives the same blocks. */
export function diceFrom(seed: number): Dice {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
}

/** Texts and blocks that a person might try: from noise to the work of a person who has every key. */
export function hostileInputs(key: ChannelKey, dice: Dice): () => string | Uint8Array {
  const good = buildBlock(key)
  const kinds = [
    () => randomText(dice),
    () => randomBytes(dice, dice(600)),
    () => bareText(randomBytes(dice, dice(600))),
    () => mutated(good, dice),
    () => armour(mutated(good, dice)),
    () => damagedText(armour(good), dice),
    () => retagged(mutated(good, dice), key),
    () => sealedByAnInsider(key, dice),
  ]
  return () => kinds[dice(kinds.length)]?.() ?? ''
}

function randomBytes(dice: Dice, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => dice(256))
}

function randomText(dice: Dice): string {
  return Array.from({ length: dice(300) }, () =>
    String.fromCharCode(dice(4) === 0 ? dice(65_536) : dice(128)),
  ).join('')
}

function mutated(block: Uint8Array, dice: Dice): Uint8Array {
  const bytes = block.slice()
  for (let count = 1 + dice(4); count > 0; count -= 1) bytes[dice(dice(2) ? bytes.length : 81)] = dice(256)
  const fate = dice(6)
  if (fate === 0) return bytes.slice(0, dice(bytes.length))
  else if (fate === 1) return joinBytes(bytes, randomBytes(dice, dice(300)))
  else return bytes
}

function damagedText(text: string, dice: Dice): string {
  const place = dice(text.length)
  const added = dice(2) ? randomText(dice) : ''
  return text.slice(0, place) + added + text.slice(place + dice(text.length))
}

/** Gives a changed block a right tag, so that what comes after the tag is reached. */
function retagged(block: Uint8Array, key: ChannelKey): Uint8Array {
  const bytes = block.slice()
  if (bytes.length >= headerLength) bytes.set(tagOf(bytes.subarray(0, 33), key.tagKey), 33)
  return bytes
}

/** Any content at all, sealed rightly: padding and content are reached. */
function sealedByAnInsider(key: ChannelKey, dice: Dice): Uint8Array {
  const bucket = bucketAt(dice(2)) ?? bucketFor(0)
  const nonce = randomBytes(dice, 24)
  const tagged = writeTagged({ cost: key.cost, bucket, nonce })
  const { encryption, commitment } = blockKeys(key.masterKey, { nonce, settings: tagged.subarray(0, 9) })
  const header = joinBytes(tagged, tagOf(tagged, key.tagKey), commitment)
  return joinBytes(
    header,
    xchacha20poly1305(encryption, nonce, header).encrypt(anyContent(bucket.size, dice)),
  )
}

function anyContent(size: number, dice: Dice): Uint8Array {
  const padded = new Uint8Array(size)
  const length = dice(size + 8)
  const content = randomBytes(dice, Math.min(length, size - 4))
  if (dice(2)) content.fill(0, 1, 25)
  if (dice(2)) content[0] = 1 + dice(3)
  new DataView(padded.buffer).setUint32(0, dice(8) ? length : dice(2 ** 32))
  padded.set(content, 4)
  return padded
}

import type { Body } from '../engine/content.ts'
import { defaultCost } from '../engine/cost.ts'
import { type ChannelKey, tagKeyOf } from '../engine/keys.ts'
import { seal } from '../engine/seal.ts'
import { chanceFrom } from './build-vectors.ts'

export const created = 1_795_219_200
export const channelId = '7QK2M9XWABCDEFGHJKMN0123'

/** A channel's key without Argon2id: what comes after it is the same for any 32 bytes. */
export function buildKey(name = 'a key'): ChannelKey {
  return { tagKey: tagKeyOf(channelId), masterKey: chanceFrom(name)(32), cost: defaultCost }
}

export function buildBlock(key: ChannelKey, body: Body = { kind: 'message', text: 'Ina kwana?' }) {
  const content = { channelCreated: created, written: created + 60, writer: new Uint8Array(8), body }
  return seal(content, key, chanceFrom('a block'))
}

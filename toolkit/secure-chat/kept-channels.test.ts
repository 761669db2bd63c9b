import { packWorkspace, unpackWorkspace } from '@fitila/formats/workspace/pack-workspace'
import { expect, test } from 'vitest'
import {
  channelOf,
  device,
  invitedPair,
  joinedPair,
  lastBlockOf,
  messagesOf,
  twoDevices,
} from '#tests/support/network/channel-devices.ts'
import type { Channel } from './engine/channel.ts'
import { isKept } from './kept-channels.ts'

const at = new Date('2026-11-25T10:30:00Z')

async function throughAFile(channels: readonly Channel[]): Promise<Channel[]> {
  const states = await unpackWorkspace(await packWorkspace({ 'secure-chat': { channels } }, at))
  const kept = states['secure-chat']
  if (!isKept(kept)) throw new Error('It has another shape.')
  return kept.channels
}

test('a channel goes on after it was saved and opened again, on both sides', async () => {
  const { one, other, id } = await joinedPair()
  one.book.send(id, 'A')
  other.book.bring(lastBlockOf(one))
  const later = [device('one again'), device('other again')] as const
  later[0].book.putBack(await throughAFile(one.book.read().channels))
  later[1].book.putBack(await throughAFile(other.book.read().channels))
  later[0].book.send(id, 'B')
  later[1].book.bring(lastBlockOf(later[0]))
  later[1].book.send(id, 'C')
  later[0].book.bring(lastBlockOf(later[1]))
  expect(messagesOf(later[0])).toEqual(['user: A', 'user: B', 'recipient: C'])
})

test('an invitation that waits for its answer is kept, and so is the answer', async () => {
  const { one, other, answer } = await invitedPair()
  const again = device('one again')
  again.book.putBack(await throughAFile(one.book.read().channels))
  expect(again.book.bring(answer).kind).toBe('answer')
  const joined = device('other again')
  joined.book.putBack(await throughAFile(other.book.read().channels))
  expect(channelOf(joined).pair?.answered?.block).toBe(answer)
})

test('a channel of the first edition has the same shape as before', async () => {
  const { one } = await twoDevices()
  expect(await throughAFile(one.book.read().channels)).toHaveLength(1)
})

test('a pair with a key of another length is refused', async () => {
  const { one } = await joinedPair()
  const channel = channelOf(one)
  const session = { ...channel.pair?.session, missed: [{ number: 1, key: new Uint8Array(31) }] }
  expect(isKept({ channels: [channel] })).toBe(true)
  expect(isKept({ channels: [{ ...channel, pair: { ...channel.pair, session } }] })).toBe(false)
  expect(isKept({ channels: [{ ...channel, pair: { ...channel.pair, role: 'both' } }] })).toBe(false)
})

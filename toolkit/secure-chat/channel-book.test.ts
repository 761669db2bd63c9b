import { expect, test } from 'vitest'
import {
  connected,
  device,
  lastBlockOf,
  messagesOf,
  start,
  twoDevices,
} from '#tests/support/network/channel-devices.ts'
import { armour } from './engine/armour.ts'
import { defaultCost, strongerCost } from './engine/cost.ts'

const week = 604_800

test('a message goes from one device to another in blocks alone', async () => {
  const { one, other, channel } = await twoDevices()
  one.book.send(channel.id, 'Ina kwana?')
  other.book.bring(lastBlockOf(one))
  expect(messagesOf(other)).toEqual(['recipient: Ina kwana?'])
  other.book.send(channel.id, 'Lafiya lau.')
  one.book.bring(lastBlockOf(other))
  expect(messagesOf(one)).toEqual(['user: Ina kwana?', 'recipient: Lafiya lau.'])
})

test('an invitation brings name, description and end of the channel', async () => {
  const { other, channel } = await twoDevices()
  const [joined] = other.book.read().channels
  expect(joined).toMatchObject({ name: 'Ọ̀nà', description: 'A road', created: channel.created })
})

test('a message is good for joining too', async () => {
  const one = device('one')
  const channel = await one.book.createForMany({ name: 'Ọ̀nà', description: '' }, defaultCost)
  one.book.send(channel.id, 'First')
  const other = device('other')
  await other.book.join({ channelId: channel.id, accessCode: channel.accessCode, block: lastBlockOf(one) })
  expect(messagesOf(other)).toEqual(['recipient: First'])
})

test('codes are read in any case, with hyphens, with O for 0 and I or L for 1', async () => {
  const { one, channel } = await twoDevices()
  const asTyped = (code: string) =>
    ` ${code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/(.{4})/g, '$1-')}`
  const third = device('third')
  const typed = { channelId: asTyped(channel.id), accessCode: asTyped(channel.accessCode) }
  await third.book.join({ ...typed, block: one.book.inviteTo(channel) })
  expect(third.book.read().openId).toBe(channel.id)
})

test('an unknown ID is refused before a key is made, a wrong code after it', async () => {
  const { one, channel } = await twoDevices()
  const block = one.book.inviteTo(channel)
  const third = device('third')
  const join = (typed: { channelId?: string; accessCode?: string }) =>
    third.book.join({ channelId: channel.id, accessCode: channel.accessCode, block, ...typed })
  await expect(join({ channelId: `${channel.id.slice(0, -1)}?` })).rejects.toMatchObject(unknownChannel)
  await expect(join({ channelId: '0'.repeat(24) })).rejects.toMatchObject(unknownChannel)
  await expect(join({ channelId: '0'.repeat(24), accessCode: 'no' })).rejects.toMatchObject(unknownChannel)
  expect(third.derived).toBe(0)
  await expect(join({ accessCode: '00000000' })).rejects.toMatchObject(wrongCode)
  await expect(join({ accessCode: 'no' })).rejects.toMatchObject(wrongCode)
  expect(third.book.read().channels).toEqual([])
})

test('a channel that is open here opens again with its code, and with no other', async () => {
  const { one, channel } = await twoDevices()
  one.book.close()
  const typed = { channelId: channel.id, block: '' }
  await expect(one.book.join({ ...typed, accessCode: '00000000' })).rejects.toMatchObject(wrongCode)
  await one.book.join({ ...typed, accessCode: channel.accessCode })
  expect(one.book.read()).toMatchObject({ openId: channel.id, channels: { length: 1 } })
})

test('a block counts once, also on the device that made it', async () => {
  const { one, other, channel } = await twoDevices()
  one.book.send(channel.id, 'Once')
  other.book.bring(lastBlockOf(one))
  expect(() => other.book.bring(lastBlockOf(one))).toThrow(expect.objectContaining({ code: 'replayed' }))
  expect(() => one.book.bring(lastBlockOf(one))).toThrow(expect.objectContaining({ code: 'replayed' }))
  expect(messagesOf(other)).toHaveLength(1)
})

test('a channel ends after seven days, and so do its blocks on every device', async () => {
  const { one, other, channel } = await twoDevices()
  one.book.send(channel.id, 'Late')
  const [block, invitation] = [lastBlockOf(one), one.book.inviteTo(channel)]
  one.now = start + week - 1
  expect(one.book.removeExpired()).toEqual([])
  one.now = other.now = start + week
  expect(() => one.book.send(channel.id, 'Too late')).toThrow(expect.objectContaining({ code: 'expired' }))
  expect(one.book.removeExpired()).toEqual(['Ọ̀nà'])
  expect(one.book.read()).toEqual({ channels: [], openId: undefined })
  expect(channel.key.masterKey.every((byte) => byte === 0)).toBe(true)
  expect(() => other.book.bring(block)).toThrow(expect.objectContaining({ code: 'expired' }))
  const third = device('third')
  third.now = start + week
  const typed = { channelId: channel.id, accessCode: channel.accessCode }
  await expect(third.book.join({ ...typed, block: invitation })).rejects.toMatchObject({ code: 'expired' })
})

test('a channel from the future is refused, a clock that is some hours behind is not', async () => {
  const { one, channel } = await twoDevices()
  const typed = { channelId: channel.id, accessCode: channel.accessCode, block: one.book.inviteTo(channel) }
  const behind = device('behind')
  behind.now = start - 90_000
  await expect(behind.book.join(typed)).rejects.toMatchObject({ code: 'from-the-future' })
  behind.now = start - 3600
  await behind.book.join(typed)
})

test('two tabs find each other by ID and code alone, and then talk at once', async () => {
  const [one, other] = connected(device('one'), device('other'))
  const channel = await one.book.createForMany({ name: 'Ọ̀nà', description: '' }, strongerCost)
  const typed = { channelId: channel.id, accessCode: channel.accessCode, block: '' }
  await expect(other.book.join({ ...typed, accessCode: '00000000' })).rejects.toMatchObject(wrongCode)
  one.now += 2
  await other.book.join(typed)
  one.book.send(channel.id, 'Here?')
  other.book.send(channel.id, 'Here.')
  expect(messagesOf(one)).toEqual(['user: Here?', 'recipient: Here.'])
  expect(messagesOf(other)).toEqual(['recipient: Here?', 'user: Here.'])
})

test('the right code joins right after a wrong one: the tab asks again once the other may answer', async () => {
  const [one, other] = connected(device('one'), device('other'))
  const channel = await one.book.createForMany({ name: 'Ọ̀nà', description: '' }, defaultCost)
  const typed = { channelId: channel.id, accessCode: channel.accessCode, block: '' }
  await expect(other.book.join({ ...typed, accessCode: '00000000' })).rejects.toMatchObject(wrongCode)
  const pass = other.passOn
  let asked = 0
  other.passOn = (block) => {
    asked += 1
    // Each time the tab asks once in either edition.
    if (asked === 3) one.now += 1
    pass(block)
  }
  await other.book.join(typed)
  expect(asked).toBe(4)
  expect(other.book.read().channels).toHaveLength(1)
})

test('a knock that no one answers ends in channel not found', async () => {
  const alone = device('alone')
  const typed = { channelId: '0'.repeat(24), accessCode: '00000000', block: '' }
  await expect(alone.book.join(typed)).rejects.toMatchObject(unknownChannel)
  expect(alone.derived).toBe(0)
})

test('nothing that another tab says disturbs', async () => {
  const { one } = await twoDevices()
  const before = one.book.read()
  for (const noise of ['', 'x', armour(new Uint8Array(400)), '0'.repeat(200_001)]) one.book.hear(noise)
  expect(one.book.read()).toBe(before)
})

test('blank text sends nothing, and too long a text is refused', async () => {
  const { one, channel } = await twoDevices()
  one.book.send(channel.id, ' \n ')
  one.book.send('no such channel', 'text')
  expect(messagesOf(one)).toEqual([])
  expect(() => one.book.send(channel.id, 'x'.repeat(65_508))).toThrow(
    expect.objectContaining({ code: 'too-long' }),
  )
  one.book.send(channel.id, 'x'.repeat(65_507))
})

test('the practice partner answers half of the time, in a channel where it is on, and its words have no block', async () => {
  const { one, channel } = await twoDevices()
  one.book.send(channel.id, 'Off')
  one.book.setPracticePartner(channel.id, true)
  one.chance = 0.5
  one.book.send(channel.id, 'On, and unlucky')
  expect(messagesOf(one)).toEqual(['user: Off', 'user: On, and unlucky'])
  one.chance = 0.49
  one.book.send(channel.id, 'On')
  const reply = one.book.read().channels[0]?.messages.at(-1)
  expect(reply).toMatchObject({ sender: 'recipient', isEncrypted: false })
  expect(reply).not.toHaveProperty('block')
  expect(one.waits).toEqual([1500, 1500])
})

const unknownChannel = { code: 'unknown-channel', message: 'The channel ID you provided does not exist.' }
const wrongCode = { code: 'wrong-code', message: 'The access code you provided is incorrect.' }

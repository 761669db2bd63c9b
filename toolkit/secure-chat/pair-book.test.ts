import { expect, test } from 'vitest'
import {
  answerOf,
  channelOf,
  connected,
  device,
  invitedPair,
  joinedPair,
  lastBlockOf,
  messagesOf,
  start,
} from '#tests/support/network/channel-devices.ts'
import { asWords, readCarried } from './engine/carriers/carry.ts'
import { defaultCost, strongerCost } from './engine/cost.ts'
import { isProved } from './engine/pair/pair.ts'

const refused = (code: string) => expect.objectContaining({ code })

test('two carried blocks make the key, and letters go both ways', async () => {
  const { one, other } = await joinedPair()
  one.book.send(channelOf(one).id, 'Ina kwana?')
  other.book.bring(lastBlockOf(one))
  other.book.send(channelOf(other).id, 'Lafiya lau.')
  one.book.bring(lastBlockOf(other))
  expect(messagesOf(one)).toEqual(['user: Ina kwana?', 'recipient: Lafiya lau.'])
  expect(messagesOf(other)).toEqual(['recipient: Ina kwana?', 'user: Lafiya lau.'])
})

test('the first letter brings name and description, and no block before it does', async () => {
  const { one, other, invitation } = await joinedPair()
  expect(channelOf(other)).toMatchObject({ name: 'Joined channel', description: '' })
  one.book.send(channelOf(one).id, 'First')
  other.book.bring(lastBlockOf(one))
  expect(channelOf(other)).toMatchObject({ name: 'Ọ̀nà', description: 'A road', created: start })
  expect(() => other.book.bring(invitation)).not.toThrow()
})

test('the other side is proved on the creating device by the answer, on the joining one by the first letter', async () => {
  const { one, other, answer } = await invitedPair()
  const proved = () => [one, other].map((side) => isProved(channelOf(side).pair ?? expect.fail()))
  expect(proved()).toEqual([false, false])
  expect(one.book.bring(answer).kind).toBe('answer')
  expect(proved()).toEqual([true, false])
  one.book.send(channelOf(one).id, 'First')
  other.book.bring(lastBlockOf(one))
  expect(proved()).toEqual([true, true])
})

test('an answer with another code is refused as an invalid access code, and five withdraw the invitation', async () => {
  const one = device('one')
  const { id } = await one.book.create({ name: 'Ọ̀nà', description: '' }, defaultCost)
  const invitation = one.book.inviteTo(channelOf(one))
  const answers: string[] = []
  for (const accessCode of ['00000000', '00000001', '00000002', '00000003', '00000004']) {
    const guesser = device(accessCode)
    await guesser.book.join({ channelId: id, accessCode, block: invitation })
    answers.push(answerOf(guesser))
  }
  const late = device('late')
  await late.book.join({ channelId: id, accessCode: channelOf(one).accessCode, block: invitation })
  for (const answer of answers.slice(0, 4))
    expect(() => one.book.bring(answer)).toThrow(
      expect.objectContaining({ code: 'wrong-code', message: 'The access code you provided is incorrect.' }),
    )
  expect(() => one.book.bring(answers[4] ?? '')).toThrow(refused('no-more-tries'))
  expect(() => one.book.bring(answerOf(late))).toThrow(refused('answered-already'))
  const second = one.book.inviteTo(channelOf(one))
  await late.book.join({ channelId: id, accessCode: channelOf(one).accessCode, block: second })
  expect(one.book.bring(answerOf(late)).kind).toBe('answer')
})

test('an invitation is the same until it is answered, and answered once', async () => {
  const { one, invitation, answer, id, accessCode } = await invitedPair()
  const third = device('third')
  await third.book.join({ channelId: id, accessCode, block: one.book.inviteTo(channelOf(one)) })
  one.book.bring(answer)
  expect(() => one.book.bring(answer)).toThrow(refused('answered-already'))
  expect(() => one.book.bring(answerOf(third))).toThrow(refused('answered-already'))
  expect(() => one.book.bring(invitation)).toThrow(refused('from-here'))
  expect(channelOf(one).pair?.offer).toBeUndefined()
})

test('a block that belongs to another ID is of no channel, and no key is made for it', async () => {
  const { invitation } = await invitedPair()
  const third = device('third')
  const typed = { channelId: '0'.repeat(24), accessCode: '00000000', block: invitation }
  await expect(third.book.join(typed)).rejects.toMatchObject({ code: 'unknown-channel' })
  expect(third.derived).toBe(0)
})

test('gaps are counted, late letters are told, replays are refused', async () => {
  const { one, other, id } = await joinedPair()
  const blocks = ['A', 'B', 'C', 'D'].map((text) => {
    one.book.send(id, text)
    return lastBlockOf(one)
  })
  const bring = (place: number) => other.book.bring(blocks[place] ?? '')
  const missed = () => channelOf(other).pair?.session?.missed.map(({ number }) => number)
  bring(0)
  bring(3)
  expect(missed()).toEqual([2, 3])
  bring(1)
  expect(missed()).toEqual([3])
  expect(channelOf(other).messages).toMatchObject([
    { content: 'A', number: 1, isLate: false },
    { content: 'D', number: 4, isLate: false },
    { content: 'B', number: 2, isLate: true },
  ])
  for (const place of [0, 1, 3]) expect(() => bring(place)).toThrow(refused('replayed'))
  expect(() => one.book.bring(blocks[2] ?? '')).toThrow(refused('replayed'))
  bring(2)
  expect(missed()).toEqual([])
})

test('each letter says how many of the other side were opened', async () => {
  const { one, other, id } = await joinedPair()
  one.book.send(id, 'A')
  other.book.bring(lastBlockOf(one))
  one.book.send(id, 'B')
  other.book.send(id, 'C')
  one.book.bring(lastBlockOf(other))
  expect(channelOf(one).pair?.session).toMatchObject({ openedThere: 1, opened: 1 })
})

test('too far ahead, nothing is opened, and nothing is lost', async () => {
  const { one, other, id } = await joinedPair()
  const blocks = Array.from({ length: 202 }, () => {
    one.book.send(id, 'x')
    return lastBlockOf(one)
  })
  expect(() => other.book.bring(blocks[201] ?? '')).toThrow(refused('too-far'))
  other.book.bring(blocks[200] ?? '')
  other.book.bring(blocks[0] ?? '')
  expect(messagesOf(other)).toHaveLength(2)
})

test('a device that went back to an older workspace is found out by the number', async () => {
  const { one, other, id } = await joinedPair()
  const before = structuredClone(one.book.read().channels)
  one.book.send(id, 'First')
  other.book.bring(lastBlockOf(one))
  one.book.putBack(before)
  one.book.send(id, 'Another')
  expect(() => other.book.bring(lastBlockOf(one))).toThrow(refused('number-used'))
  expect(messagesOf(other)).toEqual(['recipient: First'])
})

test('what is written before the other side joined waits, and is sealed in its order', async () => {
  const { one, other, answer, id } = await invitedPair()
  one.book.send(id, 'A')
  one.book.send(id, 'B')
  expect(channelOf(one).messages).toMatchObject([{ isEncrypted: false }, { isEncrypted: false }])
  expect(lastBlockOf(one)).toBe('')
  one.book.bring(answer)
  for (const { block } of channelOf(one).messages) other.book.bring(block ?? '')
  expect(messagesOf(other)).toEqual(['recipient: A', 'recipient: B'])
})

test('the one who joined may write before the answer was opened', async () => {
  const { one, other, answer, id } = await invitedPair()
  other.book.send(id, 'Early')
  expect(() => one.book.bring(lastBlockOf(other))).toThrow(refused('other-meeting'))
  one.book.bring(answer)
  one.book.bring(lastBlockOf(other))
  expect(messagesOf(one)).toEqual(['recipient: Early'])
})

test('a new invitation begins again: what was said stays, old blocks open no more', async () => {
  const { one, other, id, accessCode } = await joinedPair()
  one.book.send(id, 'Before')
  const old = lastBlockOf(one)
  const invitation = one.book.inviteTo(channelOf(one))
  expect(() => other.book.bring(invitation)).toThrow(refused('new-invitation'))
  await other.book.join({ channelId: id, accessCode, block: invitation })
  one.book.bring(answerOf(other))
  expect(() => other.book.bring(old)).toThrow(refused('other-meeting'))
  one.book.send(id, 'After')
  other.book.bring(lastBlockOf(one))
  expect(messagesOf(other)).toEqual(['recipient: After'])
  expect(messagesOf(one)).toEqual(['user: Before', 'user: After'])
})

test('no key that opened a letter is left in the session', async () => {
  const { one, other, id } = await joinedPair()
  const first = channelOf(other).pair?.session?.receiving.key.slice()
  one.book.send(id, 'A')
  const block = lastBlockOf(one)
  other.book.bring(block)
  const session = channelOf(other).pair?.session
  expect(session?.receiving.key).not.toEqual(first)
  expect(session?.missed).toEqual([])
  expect(() => other.book.bring(block)).toThrow(refused('replayed'))
})

test('a channel ends after seven days, its invitation and its letters too, and its keys are overwritten', async () => {
  const { one, other, id, accessCode, invitation } = await joinedPair()
  one.book.send(id, 'Late')
  const block = lastBlockOf(one)
  one.now = other.now = start + 604_800
  expect(() => other.book.bring(block)).toThrow(refused('expired'))
  expect(() => one.book.send(id, 'Too late')).toThrow(refused('expired'))
  const third = device('third')
  third.now = one.now
  await expect(third.book.join({ channelId: id, accessCode, block: invitation })).rejects.toMatchObject({
    code: 'expired',
  })
  const keys = [channelOf(one).pair?.session?.sending.key, channelOf(one).key.masterKey]
  one.book.removeExpired()
  for (const key of keys) expect(key?.every((byte) => byte === 0)).toBe(true)
})

test('two tabs find each other by ID and code alone; a wrong code is told at once', async () => {
  const [one, other] = connected(device('one'), device('other'))
  const { id, accessCode } = await one.book.create({ name: 'Ọ̀nà', description: '' }, strongerCost)
  one.book.send(id, 'Waiting')
  const typed = { channelId: id, accessCode, block: '' }
  await expect(other.book.join({ ...typed, accessCode: '00000000' })).rejects.toMatchObject({
    code: 'wrong-code',
  })
  expect(other.book.read().channels).toEqual([])
  one.now += 2
  const joined = await other.book.join(typed)
  expect(joined).toMatchObject({ name: 'Ọ̀nà' })
  one.book.send(id, 'Here?')
  other.book.send(id, 'Here.')
  expect(messagesOf(other)).toEqual(['recipient: Waiting', 'recipient: Here?', 'user: Here.'])
  expect(messagesOf(one)).toEqual(['user: Waiting', 'user: Here?', 'recipient: Here.'])
})

test('another tab that guesses is heard five times, and no more', async () => {
  const [one, other] = connected(device('one'), device('other'))
  const { id, accessCode } = await one.book.create({ name: 'Ọ̀nà', description: '' }, defaultCost)
  for (let guess = 0; guess < 5; guess += 1) {
    one.now += 2
    const typed = { channelId: id, accessCode: `0000000${guess}`, block: '' }
    await expect(other.book.join(typed)).rejects.toMatchObject({ code: 'wrong-code' })
  }
  one.now += 2
  const right = other.book.join({ channelId: id, accessCode, block: '' })
  await expect(right).rejects.toMatchObject({ code: 'unknown-channel' })
})

test('a block is read as letters in any case and spacing, and as words', async () => {
  const { one, other, id } = await joinedPair()
  for (const carry of [
    (block: string) => block.toLowerCase().replace(/(.{4})/g, '$1 '),
    (block: string) => `\n> ${block.replace(/(.{40})/g, '$1\n> ')}`,
    (block: string) => asWords(readCarried(block)),
    (block: string) => asWords(readCarried(block)).toUpperCase().replaceAll(' ', '\n'),
  ]) {
    one.book.send(id, 'Ina kwana?')
    expect(() => other.book.bring(carry(lastBlockOf(one)))).not.toThrow()
  }
  one.book.send(id, 'Damaged')
  const words = asWords(readCarried(lastBlockOf(one)))
  expect(() => other.book.bring(words.replace(/ [a-z]+ /, ' '))).toThrow(refused('damaged'))
  expect(() => other.book.bring(lastBlockOf(one).slice(1))).toThrow(refused('damaged'))
})

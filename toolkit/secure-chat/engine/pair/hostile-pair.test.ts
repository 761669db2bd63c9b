import { expect, test } from 'vitest'
import { channelOf, joinedPair, lastBlockOf } from '#tests/support/network/channel-devices.ts'
import { diceFrom } from '../../vectors/hostile-blocks.ts'
import { hostileCarried } from '../../vectors/hostile-pair.ts'
import { readCarried } from '../carriers/carry.ts'
import { Refused } from '../refused.ts'

const count = Number(process.env.FITILA_HOSTILE_BLOCKS ?? 20_000)
const seed = Number(process.env.FITILA_SEED ?? 7)

test(`${count} random, mutated and forged blocks never open and never crash`, {
  timeout: 900_000,
}, async () => {
  const { one, other, id, answer, invitation } = await joinedPair()
  one.book.send(id, 'The true one')
  const letter = lastBlockOf(one)
  const good = [letter, answer, invitation].map(readCarried)
  const next = hostileCarried(good, channelOf(one).key.tagKey, diceFrom(seed))
  const before = other.book.read()
  const outcomes = new Map<string, number>()
  for (let made = 0; made < count; made += 1) {
    const text = next()
    if (text === letter) continue
    const outcome = outcomeOf(() => other.book.bring(text))
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  if (process.env.FITILA_HOSTILE_BLOCKS)
    process.stdout.write(`${JSON.stringify(Object.fromEntries(outcomes))}\n`)
  expect(other.book.read()).toBe(before)
  expect([...outcomes.keys()]).toEqual(
    expect.arrayContaining([
      'not-a-block',
      'damaged',
      'unknown-channel',
      'altered',
      'other-meeting',
      'for-the-creator',
    ]),
  )
  // An offer with the number of the one that was answered is known; it opens and changes nothing.
  expect([...outcomes.keys()].filter((outcome) => outcome.startsWith('opened'))).toEqual([
    'opened: invitation',
  ])
  expect(other.book.bring(letter).kind).toBe('message')
})

function outcomeOf(attempt: () => { kind: string }): string {
  try {
    return `opened: ${attempt().kind}`
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

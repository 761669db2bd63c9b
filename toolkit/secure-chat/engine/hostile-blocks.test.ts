import { expect, test } from 'vitest'
import { buildKey } from '../vectors/build-block.ts'
import { diceFrom, hostileInputs } from '../vectors/hostile-blocks.ts'
import { readArmour } from './armour.ts'
import { open } from './open.ts'
import { Refused } from './refused.ts'

const count = Number(process.env.FITILA_HOSTILE_BLOCKS ?? 50_000)
const seed = Number(process.env.FITILA_SEED ?? 7)

test(`${count} random and mutated blocks are refused or opened, and nothing else happens`, {
  timeout: 900_000,
}, () => {
  const key = buildKey()
  const nextInput = hostileInputs(key, diceFrom(seed))
  const outcomes = new Map<string, number>()
  for (let made = 0; made < count; made += 1) {
    const input = nextInput()
    const outcome = outcomeOf(() => open(typeof input === 'string' ? readArmour(input) : input, key))
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  if (process.env.FITILA_HOSTILE_BLOCKS)
    process.stdout.write(`${JSON.stringify(Object.fromEntries(outcomes))}\n`)
  expect([...outcomes.keys()]).toEqual(
    expect.arrayContaining(['not-a-block', 'damaged', 'unknown-channel', 'wrong-code', 'altered', 'opened']),
  )
})

test('half a megabyte of dashes takes no time', () => {
  expect(() => readArmour('-'.repeat(500_000))).toThrow(Refused)
  expect(() => readArmour('-'.repeat(199_999))).toThrow(Refused)
  expect(() => readArmour('BEGIN FITILA SEALED BLOCK'.repeat(7_000))).toThrow(Refused)
})

function outcomeOf(attempt: () => unknown): string {
  try {
    attempt()
    return 'opened'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

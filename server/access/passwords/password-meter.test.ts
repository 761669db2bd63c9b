import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { openPasswordMeter } from './password-meter.ts'

/** On a busy machine a thread may take seconds to start. */
const longest = minutes(1)

const place = { lane: 'strangers', of: '203.0.113' } as const
/** What substitutions of letters by signs make hardest to judge. */
const hardest = '({[<4@8369&#!1/|0$5+7%2abcdefghijklmnopqrstuvwxyz'.repeat(4)

test('the thread judges as the function does, and each question has its own answer', async () => {
  const meter = openPasswordMeter(longest)
  onTestFinished(meter.close)
  const [weak, strong, own] = await Promise.all([
    meter.weaknessOf(place, 'password', []),
    meter.weaknessOf(place, 'kerosene wick at dusk', []),
    meter.weaknessOf(place, 'amina99', ['amina']),
  ])
  expect(weak).toContain('one of the ten')
  expect(strong).toBeNull()
  expect(own).toContain('Your user name')
})

test('while the hardest passwords are judged this thread goes on', async () => {
  const meter = openPasswordMeter(longest)
  onTestFinished(meter.close)
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 1)
  onTestFinished(() => clearInterval(clock))
  await Promise.all(Array.from({ length: 5 }, () => meter.weaknessOf(place, hardest, [])))
  expect(turns).toBeGreaterThan(10)
})

test('after its end the meter begins a new thread', async () => {
  const meter = openPasswordMeter(longest)
  onTestFinished(meter.close)
  await meter.weaknessOf(place, 'password', [])
  await meter.close()
  expect(await meter.weaknessOf(place, 'kerosene wick at dusk', [])).toBeNull()
})

import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { fromBase64 } from '@fitila/formats/base64'
import { expect, test } from 'vitest'
import { openWorkCounter } from './count-work.ts'

test('twice the bytes are twice the work, and the same each time', async () => {
  const counter = await openWorkCounter()
  const work = (bytes: number) => async () => fromBase64(btoa('x'.repeat(bytes)))
  const once = await counter.count(work(3_000))
  const [twice = 0, again] = await counter.countEach([work(6_000), work(3_000)])
  await counter.close()
  expect(again).toBe(once)
  expect(twice / once).toBeGreaterThan(1.8)
  expect(twice / once).toBeLessThan(2.2)
})

// Without this, all that ran in the same process afterwards took six times as long.
test('code is made quick while nothing is counted, and only then', async () => {
  expect(isNeverMadeQuick()).toBe(false)
  const counter = await openWorkCounter()
  expect(isNeverMadeQuick()).toBe(true)
  await counter.close()
  expect(isNeverMadeQuick()).toBe(false)
})

/** What the engine itself says of a function: the second bit of its answer. */
function isNeverMadeQuick(): boolean {
  setFlagsFromString('--allow-natives-syntax')
  const status = runInThisContext('(f) => %GetOptimizationStatus(f)')(() => 1)
  setFlagsFromString('--no-allow-natives-syntax')
  return (status & 2) === 2
}

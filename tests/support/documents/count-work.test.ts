import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { fromBase64, toBase64 } from '@fitila/formats/base64'
import { expect, test } from 'vitest'
import { readSourceFiles } from '#tests/boundaries/read-source-files.ts'
import { countedTests } from '#tests/run/counted-tests.ts'
import { root } from '#tests/run/programs.ts'
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

test('code that ran before anything was watched is not counted in silence', async () => {
  const work = async () => toBase64(new Uint8Array(3_000))
  await work()
  const counter = await openWorkCounter()
  await expect(counter.count(work)).rejects.toThrow('before it was watched')
  await counter.close()
})

test('each test that counts work has a process of its own', async () => {
  const files = await readSourceFiles(root)
  const counting = files.filter(({ imports }) =>
    imports.some(
      ({ target }) => target.kind === 'file' && target.path === 'tests/support/documents/count-work.ts',
    ),
  )
  expect(counting.map(({ path }) => path).toSorted()).toEqual(countedTests.toSorted())
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

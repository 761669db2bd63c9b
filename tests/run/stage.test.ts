import { expect, test } from 'vitest'
import { oneFailed, onePassed, oneSkipped } from './outcome.ts'
import { runStages, sideBySide, unlessLate } from './stage.ts'

test('a stage that fails or throws stops none of those behind it', async () => {
  const said: string[] = []
  const outcomes = await runStages(
    [
      { name: 'first', run: async () => oneFailed },
      { name: 'second', run: () => Promise.reject(new Error('No Chromium was found.')) },
      { name: 'third', run: async () => onePassed },
    ],
    (line) => said.push(line),
  )
  expect(outcomes).toEqual([oneFailed, oneFailed, onePassed])
  expect(said).toContain('No Chromium was found.')
  expect(said.at(-1)).toMatch(
    /^--- third: 1 passed, 0 failed \(\d+\.\d s, \d+\.\d s of the machine's processors\)$/,
  )
})

test('lanes go on at once, and what is in one lane runs in turn', async () => {
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const stage = (name: string, work: () => unknown = () => {}) => ({
    name,
    async run() {
      await work()
      order.push(name)
      return onePassed
    },
  })
  const said: string[] = []
  const lanes = sideBySide(
    'both',
    [[stage('waits', () => gate.promise), stage('after it')], [stage('opens', gate.resolve)]],
    (line) => said.push(line),
  )
  expect(await lanes.run()).toMatchObject({ passed: 3, failed: 0, skipped: 0 })
  expect(order.toSorted()).toEqual(['after it', 'opens', 'waits'])
  expect(order.at(-1)).toBe('after it')
  expect(said).toContain('\n--- after it')
})

test('what was asked before in another way is left out of a run that is late', async () => {
  const stage = { name: 'again', run: async () => onePassed }
  expect(await unlessLate(stage, () => 69 * 60_000).run()).toEqual(onePassed)
  expect(await unlessLate(stage, () => 71 * 60_000).run()).toEqual(oneSkipped)
})

import { expect, test } from 'vitest'
import { oneFailed, onePassed } from './outcome.ts'
import { runStages } from './stage.ts'

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
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costlyFiles } from '#tests/support/documents/costly-files.ts'
import { measureCostly } from '#tests/support/documents/measure-costly.ts'
import { costlyOutlook, outlookBombs } from '#tests/support/documents/outlook-bombs.ts'
import { bombs } from '#tests/support/documents/sanitizer-bombs.ts'

const mostMegabytes = 500
const toBeRefused = { ...bombs, ...outlookBombs }
const all = { ...toBeRefused, ...costlyFiles, ...costlyOutlook }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-bombs-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('there are enough kinds', () => {
  expect(Object.keys(all).length).toBeGreaterThanOrEqual(38)
})

// In how many seconds is for `npm run bench -- bombs`.
test.for(Object.entries(all))('%s ends within 500 MB', { timeout: 240_000 }, async ([name, make]) => {
  const { outcome, megabytes } = await measureCostly(make(), join(folder, 'bomb'))
  expect(outcome).toMatch(name in toBeRefused ? /^refused / : /^(?:refused|cleaned) /)
  expect(megabytes).toBeLessThan(mostMegabytes)
})

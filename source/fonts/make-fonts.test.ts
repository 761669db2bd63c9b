import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { charactersOf } from './characters-of.ts'
import { letters } from './letters.ts'
import { licence, makeFont, weights } from './make-fonts.ts'

const root = join(import.meta.dirname, '../..')

/** Issue 29: both weights together. */
const mostBytes = 40_000

test.each(weights)('$to is what the package of the typeface makes, byte for byte', async (weight) => {
  const made = await makeFont(weight)
  const kept = await readFile(join(root, weight.to))
  expect(made.equals(kept), 'npm run fonts writes it again').toBe(true)
})

test('two weights together have at most 40 kB', async () => {
  const files = await Promise.all(weights.map(({ to }) => readFile(join(root, to))))
  const bytes = files.reduce((sum, file) => sum + file.length, 0)
  expect(bytes).toBeLessThanOrEqual(mostBytes)
  expect(bytes).toBeGreaterThan(10_000)
})

test.each(weights)('$to has every letter that we write', async ({ from }) => {
  const whole = await readFile(join(root, from))
  const subset = await subsetFont(whole, letters, { targetFormat: 'truetype' })
  const has = charactersOf(subset)
  const missing = [...letters].filter((letter) => !has.has(letter))
  // A check mark comes from the system.
  expect(missing).toEqual([])
  expect(has.has('Ж')).toBe(false)
})

test('the licence of the typeface goes with it', async () => {
  const kept = await readFile(join(root, licence.to), 'utf8')
  expect(kept).toBe(await readFile(join(root, licence.from), 'utf8'))
  expect(kept).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

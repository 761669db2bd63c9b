import { expect, test } from 'vitest'
import { describeLongest } from './longest-files.ts'

test('the fifteen files that took longest are named, the longest first', () => {
  const times = Array.from({ length: 20 }, (_, number) => ({
    file: `server/file-${number}.test.ts`,
    stage: 'a stage',
    seconds: number + 0.04,
  }))
  const lines = describeLongest(times)
  expect(lines).toHaveLength(16)
  expect(lines[1]).toBe('   19.0 s  server/file-19.test.ts (a stage)')
  expect(lines.at(-1)).toBe('    5.0 s  server/file-5.test.ts (a stage)')
})

test('without a test file there is nothing to name', () => {
  expect(describeLongest([])).toEqual([])
})

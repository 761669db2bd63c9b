import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { findings } from './finding.ts'
import { recipes, tryFindings } from './try-findings.ts'

test('each finding has a recipe, and floods have the table of `npm run attack`', () => {
  const tried = new Set(recipes.map(({ finding }) => finding))
  expect(findings.filter((finding) => !tried.has(finding))).toEqual(['A4'])
})

test(
  'what was found in November 2026 is closed, on the running program',
  async () => {
    expect(await tryFindings(() => {})).toEqual([])
  },
  minutes(4),
)

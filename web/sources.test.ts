import { expect, test } from 'vitest'
import { sourceOf } from '#toolkit/shared/channels/source.ts'
import { sourceWords } from './sources.ts'

const source = sourceOf('https://www.example.org/a', '2024-07-03')

test('a source tells its site, its own day and when it was last checked', () => {
  expect(sourceWords(source, '2026-11-21')).toBe(
    'Source: [example.org](https://www.example.org/a), of 3 July 2024. Last checked: November 2026.',
  )
})

test('a source without a day says so', () => {
  expect(sourceWords(sourceOf('https://example.org'), '2026-11-21')).toContain('no date given')
})

test('a source that nobody has looked at for half a year says so', () => {
  expect(sourceWords(source, '2027-06-01')).toContain('look at the source before you rely on it')
})

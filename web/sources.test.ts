import { expect, test } from 'vitest'
import { sourceOf } from '#toolkit/shared/channels/source.ts'
import { wordsIn } from '#words/catalogue.ts'
import { sourceText } from './sources.ts'

const words = wordsIn('en').sources

const source = sourceOf('https://www.example.org/a', '2024-07-03')

test('a source tells its site, its own day and when it was last checked', () => {
  expect(sourceText(source, '2026-11-21', words)).toBe(
    'Source: [example.org](https://www.example.org/a), of 3 July 2024. Last checked: November 2026.',
  )
})

test('a source without a day says so', () => {
  expect(sourceText(sourceOf('https://example.org'), '2026-11-21', words)).toContain('no date given')
})

test('a source that no one has looked at for half a year says so', () => {
  expect(sourceText(source, '2027-06-01', words)).toContain('look at the source before you rely on it')
})

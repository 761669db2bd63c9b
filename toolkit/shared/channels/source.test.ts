import { expect, test } from 'vitest'
import { type Channel, channels } from './channels.ts'
import { type Law, laws } from './laws.ts'
import { type Source, sourceOf, writtenDay, writtenSource } from './source.ts'

test.each([
  ['2025-08-27', '27 August 2025'],
  ['2026-11', 'November 2026'],
  ['2017', '2017'],
])('%s is written %s', (day, written) => {
  expect(writtenDay(day)).toBe(written)
})

test('a source tells its own day and when it was last checked', () => {
  expect(writtenSource(sourceOf('https://example.org', '2024-07-03'))).toBe(
    'source of 3 July 2024, last checked November 2026',
  )
  expect(writtenSource(sourceOf('https://example.org'))).toBe('last checked November 2026')
})

const all: [string, Source][] = [
  ...Object.entries<Law>(laws).map(([name, { source }]): [string, Source] => [name, source]),
  ...Object.entries<Channel>(channels).map(([name, { site }]): [string, Source] => [name, site]),
]

test.each(all)('%s has an address that opens and a day it was checked', (_name, source) => {
  expect(new URL(source.address).protocol).toMatch(/^https?:$/)
  expect(source.lastChecked).toMatch(/^\d{4}(-\d{2}){1,2}$/)
})

test('nothing unconfirmed is told as a fact', () => {
  const words = JSON.stringify([laws, channels])
  expect(words).not.toMatch(/TBC|\[2nd\]|\[OLD/)
})

test('the page of ICPC warns that its online petition asks for an identity card', () => {
  expect(channels.icpc.identity).toContain('scanned identity card')
})

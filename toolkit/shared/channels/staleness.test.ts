import { expect, test } from 'vitest'
import { type Channel, channels } from './channels.ts'
import { type Law, laws } from './laws.ts'
import { moreLaws } from './more-laws.ts'
import type { Source } from './source.ts'
import { staleNames } from './staleness.ts'

const all: Record<string, Source> = {
  ...sourcesOf<Law>({ ...laws, ...moreLaws }, ({ source }) => source),
  ...sourcesOf<Channel>(channels, ({ site }) => site),
}

test('nothing is left behind for half a year while the rest is checked again', () => {
  const newest = Object.values(all)
    .map(({ lastChecked }) => lastChecked)
    .toSorted()
    .at(-1)
  expect(staleNames(all, newest ?? '')).toEqual([])
})

test('what was checked more than 183 days before a day is named', () => {
  const entries = { old: { lastChecked: '2026-05-21' }, fresh: { lastChecked: '2026-05-22' } }
  expect(staleNames(entries, '2026-11-21')).toEqual(['old'])
})

test('a month counts from its first day', () => {
  expect(staleNames({ may: { lastChecked: '2026-05' } }, '2026-10-31')).toEqual([])
  expect(staleNames({ may: { lastChecked: '2026-05' } }, '2026-11-01')).toEqual(['may'])
})

test('no statement of the law is in two places', () => {
  const says = Object.values({ ...laws, ...moreLaws }).map((law) => law.says)
  expect(new Set(says).size).toBe(says.length)
})

function sourcesOf<T>(entries: Record<string, T>, sourceIn: (entry: T) => Source): Record<string, Source> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, sourceIn(entry)]))
}

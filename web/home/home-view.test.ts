import { expect, test } from 'vitest'
import type { PublicCard } from '#server/finding/present-cards.ts'
import { wordsIn } from '#words/catalogue.ts'
import { totalInWords } from '../amounts.ts'
import { homeFigures, newestReports } from './home-view.ts'

const { home: words, kindTitles } = wordsIn('en')
const noCounts = { received: null, verified: null, published: 0, rejected: null, corrected: 0, retracted: 0 }
const medians = { verification: null, decision: null, correction: null }
const none = { decisionShares: null, years: [] }

test('what may tell for the named person is beside the name, and retracted reports are left out', () => {
  const cards = [
    cardOf({ id: 'retracted', status: 'retracted', personName: null }),
    cardOf({ id: 'one', wrongKind: 'wealth', acquittedOn: '2026-03-02', disputedOn: '2026-02-01' }),
    cardOf({ id: 'two', correctedAt: '2026-04-01' }),
    cardOf({ id: 'three' }),
    cardOf({ id: 'four' }),
  ]
  const shown = newestReports(cards, words, kindTitles)
  expect(shown.map(({ id }) => id)).toEqual(['one', 'two', 'three'])
  expect(shown[0]?.kind).toBe(kindTitles.wealth)
  expect(shown.map(({ notes }) => notes)).toEqual([
    ['Acquitted on 2 March 2026', 'Disputed since 1 February 2026'],
    ['Corrected on 1 April 2026'],
    [],
  ])
})

test('figures are of the last twelve months, and only those that no month hides', () => {
  const months = Array.from({ length: 14 }, (_, place) => ({
    month: place < 2 ? `2025-1${place + 1}` : `2026-${String(place - 1).padStart(2, '0')}`,
    counts: {
      ...noCounts,
      published: 2,
      received: place === 13 ? 9 : null,
      verified: place === 13 ? 9 : null,
    },
  }))
  const figures = homeFigures({ months, medians: { ...medians, decision: 1 }, ...none }, words)
  expect(figures?.period).toBe('January 2026 to December 2026')
  // "9 or more verified" beside "24 published" would be a contradiction to a reader.
  expect(figures?.rows).toEqual([{ name: 'reports published', shown: '24' }])
  expect(figures?.usual).toBe('Half of all reports got a decision within 1 day.')
})

test('before the first month has ended there are no figures', () => {
  expect(homeFigures({ months: [], medians, ...none }, words)).toBeNull()
})

function cardOf(given: Partial<Extract<PublicCard, { kind: 'report' }>>): PublicCard {
  return {
    ...{ kind: 'report', id: 'id', referenceNumber: 'WR-26010112345', status: 'approved' },
    ...{
      personName: 'Invented Person',
      position: 'Invented office',
      wrongKind: null,
      sector: null,
      state: 'Kaduna',
    },
    ...{ excerpt: 'A text.', credibilityRating: null, verificationMethod: null, correctionNotice: null },
    ...{ acquittedOn: null, disputedOn: null, correctedAt: null, changedAt: null, retractedAt: null },
    ...{ publishedAt: '2026-01-01', amounts: [], restsOn: [], matches: [] },
    ...given,
  }
}

test('a total of months that are each too small to tell says so, and not "0 or more"', () => {
  const { totals } = wordsIn('en')
  expect(totalInWords({ reports: 0, isAtLeast: true }, totals)).toBe('Under 5 a month')
  expect(totalInWords({ reports: 0, isAtLeast: false }, totals)).toBe('0')
  expect(totalInWords({ reports: 79, isAtLeast: true }, totals)).toBe('79 or more')
})

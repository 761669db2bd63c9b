import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measures, publicMeasures } from './measures.ts'
import { medianDays } from './median.ts'
import { addMonths, monthsToTell, smallestTold, totalsOf } from './months.ts'

const row = (month: string, measure: (typeof measures)[number], reports: number) => ({
  month,
  measure,
  reports,
})

test('the months have no gaps, and the one that runs is not among them', () => {
  const rows = [row('2026-08', 'received', 7), row('2026-11', 'received', 9)]
  const months = monthsToTell(rows, '2026-11-23')
  expect(months.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10'])
  expect(monthsToTell([], '2026-11-23')).toEqual([])
})

test('a small number is hidden, unless the public pages show it anyway', () => {
  const rows = [row('2026-10', 'received', 4), row('2026-10', 'verified', 5), row('2026-10', 'retracted', 1)]
  const [october] = monthsToTell(rows, '2026-11-01')
  expect(october?.counts).toEqual({
    ...{ received: null, verified: 5, published: 0, rejected: null, corrected: 0, retracted: 1 },
  })
})

test('a total adds up what is told, and says where something is left out', () => {
  const rows = [row('2026-09', 'received', 8), row('2026-10', 'received', 3), row('2026-10', 'published', 2)]
  const totals = totalsOf(monthsToTell(rows, '2026-11-01'))
  expect(totals.received).toEqual({ reports: 8, isAtLeast: true })
  expect(totals.published).toEqual({ reports: 2, isAtLeast: false })
})

test('no hidden number changes anything that is told', () => {
  const count = fc.integer({ min: 0, max: 12 })
  const hidden = fc.integer({ min: 0, max: smallestTold - 1 })
  const measure = fc.constantFrom(...measures.filter((each) => !new Set<string>(publicMeasures).has(each)))
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 15 }), measure, hidden, (counts, each, other) => {
      const told = (change: (reports: number) => number) => {
        const rows = counts.map((reports, place) => row(addMonths('2025-01', place), each, change(reports)))
        const months = monthsToTell(rows, '2026-11-01')
        return { months, totals: totalsOf(months) }
      }
      expect(told((reports) => (reports < smallestTold ? other : reports))).toEqual(
        told((reports) => reports),
      )
    }),
  )
})

test.each([
  [[], null],
  [[{ days: 3, reports: 4 }], null],
  [
    [
      { days: 9, reports: 2 },
      { days: 1, reports: 3 },
    ],
    1,
  ],
  [
    [
      { days: 1, reports: 2 },
      { days: 4, reports: 1 },
      { days: 30, reports: 2 },
    ],
    4,
  ],
])('the median of %j is %s', (waited, median) => {
  expect(medianDays(waited)).toBe(median)
})

test('months are counted across years', () => {
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1), addMonths('2026-11', -12)]).toEqual([
    ...['2025-12', '2027-01', '2025-11'],
  ])
})

import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { type ListFilters, noFilters } from '#domain/finding/list-filters.ts'
import { joinParts } from '#domain/finding/search-parts.ts'
import { cast } from '#tests/cast.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { searchAdvanced } from './search-advanced.ts'

test('each part of the builder narrows as it says, and the facets are what narrowing by them finds', async () => {
  const { application, reader, numbers } = await populated()
  const found = async (term: string, filters: Partial<ListFilters> = {}) => {
    const { page, facets } = await searchAdvanced(application, reader, term, null, {
      ...noFilters,
      ...filters,
    })
    expect(page.count).toEqual({ rows: page.cards.length, isExact: true })
    return { facets, places: page.cards.map((card) => numbers.indexOf(card.referenceNumber)).toSorted() }
  }
  expect((await found('')).places).toEqual([0, 1, 2])
  expect((await found(joinParts({ any: 'jetty silo' }))).places).toEqual([0, 1])
  expect((await found(joinParts({ any: 'jett "north silo"' }))).places).toEqual([0, 1])
  expect((await found(joinParts({ any: 'jetty silo', none: 'silo' }))).places).toEqual([0])
  expect((await found(joinParts({ evidence: 'jetty' }))).places).toEqual([])
  expect((await found(joinParts({ suspectedAssets: 'jetty' }))).places).toEqual([0])
  expect((await found(joinParts({ wealthSource: 'harbour' }))).places).toEqual([2])
  expect((await found(joinParts({ all: 'harbour', suspectedAssets: 'harbour' }))).places).toEqual([0])
  expect((await found('', { methods: ['document_check'] })).places).toEqual([0, 1, 2])
  expect((await found('', { methods: ['witness_interview'] })).places).toEqual([])
  expect((await found('', { disputed: 'no' })).places).toEqual([0, 1, 2])
  expect((await found('', { disputed: 'yes' })).places).toEqual([])
  const { facets } = await found(joinParts({ any: 'jetty silo harbour' }))
  expect([facets.looked, facets.isWhole]).toEqual([3, true])
  expect(facets.counts.state).toEqual([
    { value: 'Kano', count: 2 },
    { value: 'Lagos', count: 1 },
  ])
  for (const { value, count } of facets.counts.state)
    expect((await found('', { states: [value] })).places).toHaveLength(count)
  expect(facets.counts.method).toEqual([{ value: 'document_check', count: 3 }])
  expect(facets.counts.disputed).toEqual([{ value: 'no', count: 3 }])
})

async function populated() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer')
  const { reporter: owner, reviewer, officer } = people
  const texts = [
    { state: 'Kano', suspectedAssets: 'A private jetty in the harbour.' },
    { state: 'Kano', suspectedAssets: 'The north silo.' },
    { state: 'Lagos', wealthSource: 'Fees of the harbour.' },
  ]
  const numbers: string[] = []
  for (const words of texts)
    numbers.push((await publicReport(application, { owner, reviewer, officer, words })).referenceNumber)
  const reader: Person = { ...owner, subscription: { tier: 'premium', status: 'active' } }
  return { application, reader, numbers }
}

import { expect, test } from 'vitest'
import { noFilters, readListFilters, writeListFilters } from './list-filters.ts'

const read = (query: string) => readListFilters(new URLSearchParams(query))

test('an address without filters filters nothing', () => {
  expect(read('after=x&q=y')).toEqual({ filters: noFilters, problems: [] })
})

test('filters come out of an address as they went in', () => {
  const address =
    'kind=bribe&kind=land&sector=education&sector=police&state=Kano&state=Lagos&from=2026-01-01&to=2026-02-28&least=2&most=4&archive=yes&order=oldest'
  expect(writeListFilters(read(address).filters).toString()).toBe(address)
})

test('the same filters in another order are the same address', () => {
  const one = writeListFilters(read('state=Lagos&sector=police&state=Kano&sector=education').filters)
  const other = writeListFilters(
    read('sector=education&sector=police&state=Kano&state=Lagos&state=Kano').filters,
  )
  expect(String(one)).toBe(String(other))
})

test.each([
  'kind=theft',
  'sector=unknown',
  'state=Atlantis',
  'state=',
  'least=0',
  'least=6',
  'least=-1',
  'least=1e9',
  'most=NaN',
  'archive=maybe',
  'order=random',
  'sector=__proto__',
])('what %s asks for is not known and left out', (query) => {
  expect(read(query)).toEqual({ filters: noFilters, problems: [] })
})

test.each(['from=2026-02-30', 'to=yesterday', 'from=0000-00-00', 'to=99999-01-01', "from=' or 1=1"])(
  '%s is no day, and the page is told',
  (query) => {
    expect(read(query)).toEqual({ filters: noFilters, problems: ['not-a-day'] })
  },
)

test('ranges that end before they begin are told of', () => {
  expect(read('from=2026-02-01&to=2026-01-01').problems).toEqual(['days-reversed'])
  expect(read('least=5&most=2').problems).toEqual(['ratings-reversed'])
  expect(read('from=2026-02-01&to=2026-02-01&least=2&most=2').problems).toEqual([])
})

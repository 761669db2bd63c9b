import { expect, test } from 'vitest'
import { makeSanitizer } from './sanitize.ts'
import { findMarkers } from './vectors/find-markers.ts'
import { allPlaces } from './vectors/places/all-places.ts'
import { judge } from './vectors/places/judge.ts'
import { marker } from './vectors/places/place.ts'

const sanitize = makeSanitizer(null)
const structured = /^(?:ics|vcf|gpx|json|yaml|tex)$/

test('there are places of every kind, and each holds its word once', () => {
  expect(Object.keys(allPlaces).length).toBeGreaterThan(340)
  const without = Object.entries(allPlaces).filter(
    ([, { bytes }]) => findMarkers(bytes, [marker]).length === 0,
  )
  expect(without.map(([name]) => name)).toEqual([])
})

test.for(Object.entries(allPlaces))(
  'a word in a place that readers do not see does not stay in silence: %s',
  async ([name, place]) => {
    const verdict = await judge(sanitize, place)
    const allowed = structured.test(name)
      ? ['refused']
      : place.sort === 'unreached'
        ? ['gone', 'asked']
        : ['gone', 'asked', 'told']
    expect(allowed).toContain(verdict)
  },
)

test.for(Object.entries(allPlaces).filter(([name]) => !structured.test(name)))(
  'what readers see beside it stays: %s',
  async ([, { bytes }]) => {
    const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
    const cleaned = await sanitize(bytes, '', options, () => undefined)
    expect(findMarkers(cleaned.bytes, ['Seen'])).toEqual(['Seen'])
  },
)

import { expect, test } from 'vitest'
import { minutes, seconds } from '#domain/time/durations.ts'
import { keptPageHeaders, otherAnswerHeaders } from './surrogate-headers.ts'

test.each([
  [minutes(1), 10],
  [seconds(15), 10],
  [seconds(10), 10],
  [9_999, 9],
  [1_000, 1],
])('a page that is believed for %i ms more may be kept for %i seconds', (believed, whole) => {
  expect(keptPageHeaders(believed)).toEqual({
    'Surrogate-Control': `max-age=${whole}`,
    'CDN-Cache-Control': `max-age=${whole}`,
    'Surrogate-Key': 'fitila-pages',
  })
})

test.each([0, 999])('a page that is believed for %i ms more is for no cache', (believed) => {
  expect(keptPageHeaders(believed)).toEqual({})
})

const closed = { 'Surrogate-Control': 'no-store', 'CDN-Cache-Control': 'no-store' }

test.each([
  ['public, max-age=300', closed],
  ['max-age=3600, public', closed],
  ['public, max-age=0, must-revalidate', closed],
  ['public, max-age=31536000, immutable', {}],
  ['private, no-store', {}],
  ['no-store', {}],
  ['private, max-age=300', {}],
  ['', {}],
])('an answer with "%s" that no event takes away', (cacheControl, headers) => {
  expect(
    otherAnswerHeaders(new Headers(cacheControl === '' ? {} : { 'Cache-Control': cacheControl })),
  ).toEqual(headers)
})

test('what a page says for itself stays', () => {
  const answered = new Headers({ 'Cache-Control': 'public, max-age=0', ...keptPageHeaders(seconds(15)) })
  expect(otherAnswerHeaders(answered)).toEqual({})
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedRefusal, refusedDirectives, refusedSources } from './refused-by-browsers.ts'

const origins = ['https://fitila.example']

test.each([
  ['script-src-elem', 'inline', 'inline'],
  ['script-src', 'eval', 'eval'],
  ['img-src', 'data', 'inside'],
  ['connect-src', 'https://fitila.example/reports/FIT-1', 'own'],
  ['script-src', 'moz-extension', 'extension'],
  ['script-src', 'chrome-extension://abc/x.js', 'extension'],
  ['form-action', 'https://elsewhere.example/path?name=Ada', 'other'],
  ["script-src 'self'", '', 'other'],
])('a report of %s about "%s" counts as %s', (directive, blocked, source) => {
  expect(countedRefusal(directive, blocked, origins)).toEqual({ directive: directive.split(' ')[0], source })
})

test('a directive that is none of ours is not counted', () => {
  expect(countedRefusal('', 'inline', origins)).toBeNull()
  expect(countedRefusal('constructor', 'inline', origins)).toBeNull()
})

test('nothing that a browser sends is kept, but words of our own lists', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...refusedDirectives),
      fc.string(),
      fc.webUrl(),
      (directive, text, address) => {
        for (const blocked of [text, address]) {
          const counted = countedRefusal(directive, blocked, origins)
          expect(refusedDirectives).toContain(counted?.directive)
          expect(refusedSources).toContain(counted?.source)
        }
      },
    ),
  )
})

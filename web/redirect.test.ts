import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathHere, redirectAfter, redirectTo, withSignedToast } from './redirect.ts'

const site = 'https://fitila.example'

test.each([
  '/',
  '/reports',
  '/reports?state=Kano&order=oldest',
  '/reports/4#log',
  '/@amina',
  '/%5Cevil',
  '/%2F%2Fevil.example',
])('%s is a path here, and stays as it is', (path) => {
  expect(pathHere(path)).toBe(path)
})

test.each([
  ...['', 'reports', '//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example/'],
  ...['/\t/evil.example', '/\n/evil.example', '\t//evil.example', '/\0/evil.example', '/.//evil.example'],
  ...[
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/\u200b/evil',
  ],
])('%j leads to the home page', (path) => {
  expect(pathHere(path)).toBe('/')
})

const hostile = fc.array(
  fc.constantFrom(
    ...['/', '\\', '.', '..', '%2e', '%2f', '%5c', '%09', '\t', '\n', '\r', '\0', ' ', '@', ':', '?', '#'],
    ...[
      '。',
      '．',
      '\u2024',
      '\u202e',
      '\u00a0',
      '\ufeff',
      '\ud800',
      'evil.example',
      'http:',
      'x',
      '%',
      '[',
      ']',
    ],
  ),
  { maxLength: 12 },
)

test('whatever is asked for, the answer stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        hostile.map((parts) => parts.join('')),
        hostile.map((parts) => `/${parts.join('')}`),
      ),
      (path) => {
        for (const answer of [redirectTo(path), redirectAfter(path, 'logged-in')]) {
          const location = answer.headers.get('Location') ?? ''
          expect(location).toMatch(/^\/(?![/\\])[!-~]*$/)
          expect(new URL(location, site).origin).toBe(site)
        }
      },
    ),
    { numRuns: 5_000 },
  )
})

test.each([
  ['/login', '/login?done=registered.mark-of-registered'],
  ['/reports?state=Kano', '/reports?state=Kano&done=registered.mark-of-registered'],
  ['/reports/4?order=oldest#log', '/reports/4?order=oldest&done=registered.mark-of-registered#log'],
])('a toast on the way to %s is in its question, and signed', (path, location) => {
  const answer = withSignedToast(redirectAfter(path, 'registered'), {
    toastMark: (code) => `mark-of-${code}`,
  })
  expect(answer.headers.get('Location')).toBe(location)
})

import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { canonicalPaths } from './canonical-path.ts'

const pages = siteRoutes.map(({ path }) => path)
const others = [
  '/*',
  '/live',
  '/api/v1/reports/:number',
  '/api/v1/*',
  '/api/*',
  '/tools/workspace',
  '/assets/*',
  '/source/ReadMe.txt',
]
const canonical = canonicalPaths(pages, others)

/** In the place of an id or a secret: every letter counts. */
const filled = 'aB-9_Zz'
const fill = (path: string) => fillIn(path, new Proxy({}, { get: () => filled }))
const upperCase = (path: string) => path.replace(/(?<=\/)[^/:*]+/g, (literal) => literal.toUpperCase())

test.each(pages.filter((path) => path !== '/*'))(
  '%s has one spelling, in each language, with and without scripts',
  (path) => {
    const own = fill(path)
    const loud = fill(upperCase(path))
    const coded = fill(path.replace(/(?<=\/)[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`))
    for (const one of [own, loud, `${loud}/`, `//${own.slice(1)}`, own.replaceAll('/', '//'), coded])
      expect(canonical(one), one).toBe(own)
    if (path === '/') return
    for (const prefix of ['/pcm', '/PCM', '//pcm/']) expect(canonical(`${prefix}${loud}/`)).toBe(`/pcm${own}`)
    for (const ending of ['.data', '/.data', '/_.data', '%2Edata']) {
      expect(canonical(own + ending)).toBe(`${own}.data`)
      expect(canonical(`/page-data/${filled}${loud}${ending}`)).toBe(`/page-data/${filled}${own}.data`)
    }
  },
)

test.each(pages)('for %s the router finds the same page by any spelling and by the one', (path) => {
  const routes = pages.map((each) => ({ id: each, path: each }))
  const pageAt = (address: string) => matchRoutes(routes, address)?.at(-1)
  const loud = fill(upperCase(path)) + (path.endsWith('*') ? '' : '/')
  const found = pageAt(canonical(loud))
  expect([found?.route.id, found?.params]).toEqual([pageAt(loud)?.route.id, pageAt(loud)?.params])
})

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/pcm', '/pcm'],
  ['/pcm/', '/pcm'],
  ['/_.data', '/_.data'],
  ['/.data', '/_.data'],
  ['/pcm.data', '/pcm/_.data'],
  ['/pcm/_.data', '/pcm/_.data'],
  ['/page-data/mark/', '/page-data/mark/'],
  ['/page-data/mark//', '/page-data/mark/'],
  ['/page-data/mark/pcm/', '/page-data/mark/pcm'],
  ['/API/v1/Reports/FT-1', '/api/v1/reports/FT-1'],
  ['/api/V1/nowhere/Else', '/api/v1/nowhere/Else'],
  ['/Tools/Workspace/', '/tools/workspace'],
  ['/ASSETS/Root-AbC.js', '/assets/Root-AbC.js'],
  ['/source/readme.TXT', '/source/ReadMe.txt'],
  ['/LIVE', '/live'],
  ['/archive/EFCC-2021-0001', '/archive/EFCC-2021-0001'],
  ['/people/%c3%a9', '/people/%C3%A9'],
  ['/people/%2561%2F', '/people/%2561%2F'],
  ['/reports/%E0%A4%A', '/reports/%E0%A4%A'],
])('%s is spelled %s', (path, expected) => {
  expect(canonical(path)).toBe(expected)
  expect(canonical(expected)).toBe(expected)
})

test.each(['//evil.example/x', '/Nowhere/', '/search%2F', '/@vite//client', '/%zz/'])(
  'no route is at %s, and it stays as it is',
  (path) => {
    expect(canonical(path)).toBe(path)
  },
)

test('no two routes differ in their capitals alone, so that no page hides another', () => {
  const lowered = pages.map((path) => path.toLowerCase())
  expect(new Set(lowered).size).toBe(pages.length)
  expect(
    pages.flatMap((path) => path.split('/')).filter((each) => !/^(?:|\*|:\w+|[a-z0-9.-]+)$/.test(each)),
  ).toEqual([])
})

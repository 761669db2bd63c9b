import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../programs.ts'
import { isInBrowsers } from '../reach/in-browsers.ts'
import { asksInVitest } from '../reach/reach.ts'
import { answererOf, isAnswerer } from './answerers.ts'
import { digestOf, readRecord, recordFile, walks, withNoted, written } from './record.ts'

describe('the record', () => {
  const record = readRecord()

  test('names test files that are there, and files of routes', () => {
    for (const [path, { asks }] of Object.entries(record)) {
      expect(isInBrowsers.test(path) || asksInVitest.test(path), path).toBe(true)
      expect(existsSync(join(root, path)), path).toBe(true)
      expect(asks.length, path).toBeGreaterThan(0)
      expect(
        asks.filter((name) => !isAnswerer(name)),
        path,
      ).toEqual([])
      expect(asks, path).toEqual([...new Set(asks)].toSorted())
    }
  })

  test('is sorted and written as a run writes it, without the walks over every page', () => {
    const paths = Object.keys(record)
    expect(paths).toEqual(paths.toSorted())
    expect(readFileSync(join(root, recordFile), 'utf8')).toBe(written(record))
    for (const walk of walks)
      expect([paths.includes(walk), existsSync(join(root, walk))]).toEqual([false, true])
  })

  test('knows nearly every test that asks the site', () => {
    const paths = Object.keys(record)
    expect(paths.filter((path) => isInBrowsers.test(path)).length).toBeGreaterThan(50)
    expect(paths.filter((path) => asksInVitest.test(path)).length).toBeGreaterThan(20)
  })
})

describe('what was noted', () => {
  const [desk, fees] = ['tests/browser/desk.spec.ts', 'tests/browser/fees.spec.ts'] as const
  const row = { text: digestOf('desk'), asks: ['web/desk.tsx', 'web/login.tsx'] }
  const known = ['web/desk.tsx', 'web/login.tsx', 'web/fees.tsx']
  const files = {
    textOf: (path: string) => (path === desk ? 'desk' : path === fees ? 'fees' : null),
    isAnswerer: (name: string) => known.includes(name),
  }
  const asksAfter = (...names: string[]) =>
    withNoted({ [desk]: row }, new Map([[desk, new Set(names)]]), files)[desk]?.asks

  test('is no row of a test beside the files of the server', () => {
    const noted = new Map([['server/fees.database.test.ts', new Set(['web/fees.tsx'])]])
    expect(withNoted({}, noted, { ...files, textOf: () => 'fees' })).toEqual({})
  })

  test('is added to what the same file asked before, and takes its place when the file was changed', () => {
    expect(asksAfter('web/fees.tsx')).toEqual(['web/desk.tsx', 'web/fees.tsx', 'web/login.tsx'])
    const changed = { ...files, textOf: () => 'another desk' }
    expect(withNoted({ [desk]: row }, new Map([[desk, new Set(['web/fees.tsx'])]]), changed)).toEqual({
      [desk]: { text: digestOf('another desk'), asks: ['web/fees.tsx'] },
    })
  })

  test('leaves the other files as they are, but for those that are gone', () => {
    const noted = new Map([[fees, new Set(['web/fees.tsx'])]])
    const record = withNoted({ [desk]: row, 'tests/browser/gone.spec.ts': row }, noted, files)
    expect(Object.keys(record)).toEqual([desk, fees])
    expect(record[desk]).toEqual(row)
  })

  test('names no route that is gone, and no walk over every page', () => {
    expect(asksAfter('web/old.tsx')).toEqual(row.asks)
    const [walk = ''] = walks
    const noted = new Map([[walk, new Set(['web/fees.tsx'])]])
    expect(withNoted({}, noted, { ...files, textOf: () => 'walk' })).toEqual({})
  })
})

test.each([
  ['/', 'web/home/home.tsx'],
  ['/pcm', 'web/home/home.tsx'],
  ['/_.data', 'web/home/home.tsx'],
  ['/pcm/_.data', 'web/home/home.tsx'],
  ['/pcm/login', 'web/account/login.tsx'],
  ['/reports/mine', 'web/reports/mine.tsx'],
  ['/reports/0190-1.data', 'web/reports/show.tsx'],
  ['/reports/export.csv', 'web/reports/exports/export-csv.ts'],
  [`/page-data/${'a'.repeat(22)}/faq`, 'web/learn/faq.tsx'],
  ['/there/is/nothing', 'web/not-found.ts'],
  ['/api/v1/reports', 'api'],
  ['/tools/risk-calculator', 'tools/risk-calculator'],
  ['/tools/fitila-toolkit.html.sha256', 'tools/fitila-toolkit'],
  ['/assets/show-abc.js', null],
  ['/live/reports', null],
  ['/reports/%E0%A4%A', null],
])('%s is answered by %s', (path, answerer) => {
  expect(answererOf(path)).toBe(answerer)
  if (answerer !== null) expect(isAnswerer(answerer)).toBe(true)
})

test.each(['web/gone.tsx', 'web/frame.tsx', 'tools', 'server/doors/api/api.ts'])(
  '%s is no name of the record',
  (name) => {
    expect(isAnswerer(name)).toBe(false)
  },
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCell, writeCsv } from '#domain/archive/csv.ts'
import { readCsv } from './read-csv.ts'

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'a,b\nc,d',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  ['\uFEFFa,b', [[1, 'a', 'b']]],
  ['"a,1","b ""x"""', [[1, 'a,1', 'b "x"']]],
  [
    '"two\nlines",b\nc,d',
    [
      [1, 'two\nlines', 'b'],
      [3, 'c', 'd'],
    ],
  ],
  [
    'a,,\n\n \n,b',
    [
      [1, 'a', '', ''],
      [4, '', 'b'],
    ],
  ],
  ['', []],
] as const)('%j is read as rows', (text, rows) => {
  expect(readCsv(text)).toEqual(rows.map(([line, ...cells]) => ({ line, cells })))
})

test.each(['"never ends', '"ended" and went on,b', 'it is 5" wide,b', `${'x'.repeat(70_000)},b`])(
  '%j cannot be read',
  (text) => {
    expect(readCsv(text)).toBeNull()
  },
)

test('what was written is read as it was', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r\n?/g, '\n').replace(/^'/, ''))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 }), (rows) => {
      const read = readCsv(writeCsv(rows))?.map(({ cells }) => cells.map(plainCell))
      expect(read).toEqual(rows)
    }),
  )
})

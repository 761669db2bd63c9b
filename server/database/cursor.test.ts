import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

test('a place that was written is read as the same place', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (at) => {
      const cursor = { at, id: randomUUID() }
      expect(readCursor(writeCursor(cursor))).toEqual(cursor)
    }),
  )
})

test('anything else is no place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readCursor(text)).toBeNull()
      expect(readCursor(Buffer.from(text).toString('base64url'))).toBeNull()
    }),
  )
  const forged = ['2026-11-21T09:00:00Z|1', '2026-13-45T09:00:00Z|', "'; drop table reports; --|", '|']
  for (const text of forged) expect(readCursor(Buffer.from(text).toString('base64url'))).toBeNull()
  expect(readCursor(null)).toBeNull()
})

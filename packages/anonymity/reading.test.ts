import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readText, spanInOriginal } from './reading.ts'

test('zero-width signs, look-alikes, accents and wide letters read as plain ones', () => {
  expect(readText('N\u200bgo\u00adzi').plain).toBe('Ngozi')
  expect(readText('Мusа').plain).toBe('Musa')
  expect(readText('Adékúnlé Àdùkẹ́').plain).toBe('Adekunle Aduke')
  expect(readText('e\u0301ka\u0323').plain).toBe('eka')
  expect(readText('０８０３ 𝟏𝟐𝟑 ٤٥').plain).toBe('0803 123 45')
  expect(readText('a＠b').plain).toBe('a@b')
})

test('an emoji is one sign that represents all its units', () => {
  const reading = readText('👩 Ada')
  expect(reading.plain).toBe('\u25a1 Ada')
  expect(spanInOriginal(reading, 2, 5)).toEqual({ start: 3, end: 6 })
})

test('a span takes the accents of its last letter and the signs hidden inside with it', () => {
  const text = 'x Adu\u200bke\u0301\u0323 y'
  const { start, end } = spanInOriginal(readText(text), 2, 7)
  expect(text.slice(start, end)).toBe('Adu\u200bke\u0301\u0323')
})

test('the places only go forward, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { plain, lower, starts, ends } = readText(text)
      expect(lower.length).toBe(plain.length)
      for (let index = 0; index < plain.length; index += 1) {
        expect(ends[index]).toBeGreaterThan(starts[index] ?? -1)
        expect(starts[index]).toBeGreaterThanOrEqual(starts[index - 1] ?? 0)
        expect(ends[index]).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})

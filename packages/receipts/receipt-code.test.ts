import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codeBytes,
  isReceiptCode,
  makeReceiptCode,
  presentReceiptCode,
  readReceiptCode,
} from './receipt-code.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes })

test('a code is read as it was shown, in small letters, without hyphens, and with O, I and L', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = makeReceiptCode(random)
      const shown = presentReceiptCode(code)
      expect(shown).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
      expect(readReceiptCode(shown)).toBe(code)
      expect(readReceiptCode(` ${shown.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
      expect(readReceiptCode(shown.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(code)
    }),
  )
})

test('each wrong letter at each place is noticed, and its group is named', () => {
  const shown = makeReceiptCode(randomBytes(codeBytes))
  for (const [place, letter] of [...shown].entries())
    for (const other of alphabet.replace(letter, '')) {
      const typed = `${shown.slice(0, place)}${other}${shown.slice(place + 1)}`
      expect(readReceiptCode(typed)).toEqual({ problem: 'mistyped', group: Math.floor(place / 4) + 1 })
    }
})

test('any two wrong letters, and any two that changed places, are noticed', () => {
  const place = fc.integer({ min: 0, max: 23 })
  const letter = fc.constantFrom(...alphabet)
  fc.assert(
    fc.property(bytes, place, letter, place, letter, (random, one, first, other, second) => {
      const letters = [...makeReceiptCode(random)]
      const before = letters.join('')
      const wrong = letters.with(one, first).with(other, second).join('')
      if (wrong !== before) expect(isReceiptCode(readReceiptCode(wrong))).toBe(false)
      const swapped = letters
        .with(one, letters[other] ?? '')
        .with(other, letters[one] ?? '')
        .join('')
      if (swapped !== before) expect(isReceiptCode(readReceiptCode(swapped))).toBe(false)
    }),
    { numRuns: 3_000 },
  )
})

test('what is no code says why', () => {
  expect(readReceiptCode('  ')).toEqual({ problem: 'missing' })
  expect(readReceiptCode('ABCD-EFGH')).toEqual({ problem: 'length', letters: 8 })
  expect(readReceiptCode('ABCD-EFGU')).toEqual({ problem: 'strange-letter', letter: 'U' })
})

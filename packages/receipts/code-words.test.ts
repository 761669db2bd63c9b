import { hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeInWords, codeWordCount, looksLikeWords, readCodeWords } from './code-words.ts'
import { codeBytes, makeReceiptCode, presentReceiptCode, readReceiptCode } from './receipt-code.ts'
import { sourceLookup } from './source-keys.ts'

const anyCode = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes }).map(makeReceiptCode)

test('the words of two codes are known: the first and the last of the list, and the check word that SHA-256 names', () => {
  const first = codeInWords(makeReceiptCode(new Uint8Array(codeBytes)))
  expect(first).toEqual([...Array.from({ length: 10 }, () => 'abandon'), 'heart'])
  const last = codeInWords(makeReceiptCode(new Uint8Array(codeBytes).fill(31)))
  expect(last).toEqual([...Array.from({ length: 10 }, () => 'zoo'), 'foster'])
})

test('words bring back the code, in capitals, with commas, and by four letters each', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const words = codeInWords(code)
      expect(words).toHaveLength(codeWordCount)
      expect(readCodeWords(words.join(' '))).toBe(code)
      expect(readCodeWords(words.join(', ').toUpperCase())).toBe(code)
      expect(readCodeWords(words.map((word) => word.slice(0, 4)).join('\n'))).toBe(code)
      expect(looksLikeWords(words.join(' '))).toBe(true)
    }),
  )
})

test('letters are not taken for words', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(looksLikeWords(code)).toBe(false)
      expect(looksLikeWords(presentReceiptCode(code))).toBe(false)
      expect(readReceiptCode(presentReceiptCode(code).toLowerCase())).toBe(code)
    }),
  )
})

test('a word that is missing, strange or another is told', () => {
  const words = codeInWords(makeReceiptCode(new Uint8Array(codeBytes).fill(7)))
  expect(readCodeWords(words.slice(1).join(' '))).toEqual({ problem: 'word-count', words: 10 })
  expect(readCodeWords(words.with(3, 'fitila').join(' '))).toEqual({ problem: 'strange-word', place: 4 })
  expect(readCodeWords(words.with(3, `${words[3]}s`).join(' '))).toEqual({
    problem: 'strange-word',
    place: 4,
  })
  const others = ['zoo', 'able', 'lamp'].map((word) => readCodeWords(words.with(3, word).join(' ')))
  expect(others).toContainEqual({ problem: 'wrong-word' })
})

test('the lookup is what HKDF of another maker gives', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const other = hkdfSync('sha256', code, 'fitila-source-v1', 'lookup', 32)
      expect(Buffer.from(sourceLookup(code))).toEqual(Buffer.from(other))
    }),
    { numRuns: 20 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'
import { rewriteText } from './rewrite.ts'

const pieces = fc.constantFrom(
  'Ngozi Nwabara',
  'alhaji musa',
  '0803 123 4567',
  '+234 (0) 803 123 4567',
  'a.b@c.com',
  'ada at gmail dot com',
  'NIN 23456789012',
  'Kano State',
  'audit unit',
  '14 March 2024',
  'yesterday',
  '👩🏾‍⚖️',
  '\u200b',
  '\u202e',
  'مرحبا بالعالم',
  'שלום',
  'Àdùkẹ́',
  'e\u0301',
  '\ud800',
  '192.168.1.1',
  '\n',
  ' ',
  '.',
  '@',
  '::',
  '-',
  '(',
  '12',
  'И',
  '𝐀𝐝𝐚',
  '０８０３',
  'zero eight zero three one two three four five six seven',
  'Mr.',
  'the',
  "'s",
)
const texts = fc.oneof(
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 30 })
    .map((parts) => parts.join(' ')),
  fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
)

test('every finding is a place in the text, none overlap, and none cuts a pair of units in half', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let reached = 0
      for (const { start, end } of checkText(text).findings) {
        expect(start).toBeGreaterThanOrEqual(reached)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(splitsPair(text, start) || splitsPair(text, end)).toBe(false)
        reached = end
      }
    }),
    { numRuns: 300 },
  )
})

test('rewriting puts a placeholder for every accepted finding and leaves the rest as it was', () => {
  fc.assert(
    fc.property(texts, fc.infiniteStream(fc.boolean()), (text, choices) => {
      const accepted = checkText(text).findings.filter(() => choices.next().value)
      const rewritten = rewriteText(text, accepted)
      let rest = rewritten
      let reached = 0
      for (const { start, end, placeholder } of accepted) {
        const kept = text.slice(reached, start)
        expect(rest.startsWith(kept + placeholder)).toBe(true)
        rest = rest.slice(kept.length + placeholder.length)
        reached = end
      }
      expect(rest).toBe(text.slice(reached))
    }),
    { numRuns: 200 },
  )
})

test('the same text gives the same answer', () => {
  const same = (text: string) => {
    expect(checkText(text)).toEqual(checkText(text))
  }
  fc.assert(fc.property(texts, same), { numRuns: 50 })
})

test('an accepted e-mail, number and name are gone from the rewritten text, in every mention', () => {
  const text =
    'Ngozi Nwabara told me. Call Ngozi on 08031234567 or ngozi.nwabara@example.com. NGOZI NWABARA knows, and Mrs Nwabara too.'
  const rewritten = rewriteText(text, checkText(text).findings)
  for (const word of ['ngozi', 'nwabara', '0803', '@']) expect(rewritten.toLowerCase()).not.toContain(word)
  expect(rewritten).toContain('Call [NAME] on [PHONE] or [EMAIL]')
})

test('an empty text has no findings and the full score', () => {
  expect(checkText('')).toEqual({ findings: [], score: 100, questions: [] })
  expect(checkText(' \n ')).toEqual({ findings: [], score: 100, questions: [] })
})

test('possible findings do not lower the score', () => {
  const { findings, score } = checkText('It was passed to 34567890000 after that.')
  expect(findings.map(({ kind, tier }) => [kind, tier])).toEqual([['nin', 'possible']])
  expect(score).toBe(100)
})

function splitsPair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at)
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
}

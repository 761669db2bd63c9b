import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'
import { cutIntoParts } from './text-parts.ts'

test('the parts are the whole text, and every finding is in one of them', () => {
  const words = fc.constantFrom(
    'Ngozi Nwabara ',
    '08031234567 ',
    'and then nothing happened\n',
    '👩',
    'x'.repeat(900),
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 300 }), (pieces) => {
      const text = pieces.join('')
      const { findings } = checkText(text)
      const parts = cutIntoParts(text, findings)
      expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
      expect(parts.flatMap((part) => part.findings)).toEqual(findings)
      for (const { start, end, findings: inside } of parts) {
        for (const finding of inside) expect(finding.start >= start && finding.end <= end).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

import { codeInWords, readCodeWords } from '@fitila/receipts/code-words'
import { makeReceiptCode, presentReceiptCode, readReceiptCode } from '@fitila/receipts/receipt-code'
import { expect, test } from 'vitest'
import { isSameCode } from './same-code.ts'

const code = makeReceiptCode(Uint8Array.from({ length: 22 }, (_, place) => place * 7))
const shown = { code: presentReceiptCode(code), words: codeInWords(code) }
const other = makeReceiptCode(Uint8Array.from({ length: 22 }, (_, place) => place * 5))

test('what opens a report is the code here too, as letters and as words', () => {
  const letters = [shown.code, shown.code.toLowerCase().replaceAll('-', ' '), code.replaceAll('0', 'o')]
  for (const typed of letters) {
    expect(readReceiptCode(typed)).toBe(code)
    expect(isSameCode(typed, shown), typed).toBe(true)
  }
  const words = [shown.words.join(' '), shown.words.map((word) => word.slice(0, 4).toUpperCase()).join(', ')]
  for (const typed of words) {
    expect(readCodeWords(typed)).toBe(code)
    expect(isSameCode(typed, shown), typed).toBe(true)
  }
})

test('a mistake, half of it, another code and nothing are not the code', () => {
  const swapped = [shown.words[1], shown.words[0], ...shown.words.slice(2)].join(' ')
  const wrong = ['', ' ', shown.code.slice(0, -1), `${shown.code.slice(0, -1)}U`, presentReceiptCode(other)]
  for (const typed of [...wrong, swapped, shown.words.slice(1).join(' '), codeInWords(other).join(' ')])
    expect(isSameCode(typed, shown), typed).toBe(false)
})

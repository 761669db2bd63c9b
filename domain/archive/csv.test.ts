import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('what a spreadsheet would take for a formula is made harmless', () => {
  expect(writeCsv([['=1+1', '-5', '@x', '+234', 'plain', "'so"]])).toBe("'=1+1,'-5,'@x,'+234,plain,'so\r\n")
})

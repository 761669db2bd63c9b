import { expect, test } from 'vitest'
import { readNumber } from './search-number.ts'

test.each([
  ['WR-26112233767', ['whole WR-26112233767']],
  ['wr 261122 33767', ['whole WR-26112233767']],
  ['26112233767', ['whole WR-26112233767']],
  ['WR–26112233767', ['whole WR-26112233767']],
  ['WR-261122337678', ['whole WR-261122337678']],
  ['WR-2611', ['beginning WR-2611']],
  ['261122', ['beginning WR-261122']],
  ['33767', ['end 33767']],
  ['wr33767', ['beginning WR-33767', 'end 33767']],
  ['EFCC-2021-0003', ['whole EFCC-2021-0003']],
  ['efcc 2021', ['beginning EFCC-2021-']],
  ['2021', []],
  ['123', []],
  ['two houses', []],
  ['WR-', []],
  ['', []],
])('%j is read as a number or as none', (typed, numbers) => {
  expect(readNumber(typed).map(({ kind, text }) => `${kind} ${text}`)).toEqual(numbers)
})

import { expect, test } from 'vitest'
import { openPage } from '../page.ts'
import { mannersOf } from './manners.ts'

const bare = 1
const marked = 2
const inHeadline = 4

function mannersIn(text: string): number[] {
  const page = openPage(text)
  return [...mannersOf(page, 0, page.tokens.count, page.spoken[0] ?? 0)]
}

test('a name without marks is told from the words of Yoruba that have them', () => {
  expect(mannersIn('Wọ́n mú Díaz àti Luis ní ọjà.')).toEqual([
    marked,
    marked,
    marked,
    marked,
    bare,
    marked,
    marked,
    0,
  ])
})

test('Yoruba without marks tells nothing by them', () => {
  expect(mannersIn('Won mu Diaz ati Luis ni oja.').every((manner) => manner === 0)).toBe(true)
})

test('a headline of Hausa is known, and one of English is not', () => {
  expect(mannersIn('Kotu Ta Wanke Gbagbo Daga Zargin Zamba')).toEqual(
    Array.from({ length: 7 }, () => inHeadline),
  )
  expect(mannersIn('The Court Has Freed Him Of All Charges').every((manner) => manner === 0)).toBe(true)
})

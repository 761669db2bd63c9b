import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function datesIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'date' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

test.for([
  ['She was born on the ninth of August 1983.', 'the ninth of August 1983'],
  ["Dem born am 3rd June '79 for village.", "3rd June '79"],
  ['An haife shi ranar tara ga watan Agusta 1983.', 'ranar tara ga watan Agusta 1983'],
  ["A mụrụ m n'abalị itoolu n'ọnwa Ogost 1983.", "n'abalị itoolu n'ọnwa Ogost 1983"],
  ['Wọ́n bí mi ní ọjọ́ kẹsàn-án oṣù Ògún ọdún 1983.', 'ọjọ́ kẹsàn-án oṣù Ògún ọdún 1983'],
] as const)('a day in words is one date: %s', ([text, date]) => {
  expect(datesIn(text)).toEqual([date])
})

test.for([
  'The first march to the gate failed.',
  'One may ask who paid.',
  'Ha ga-eme otu mee na ibe ya.',
  'A ga-akwụ ụgwọ ọnwa ise.',
])('no date in: %s', (text) => {
  expect(datesIn(text)).toEqual([])
})

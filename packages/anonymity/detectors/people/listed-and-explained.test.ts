import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function people(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

test('a family name and a given name between the signs of a list are one person', () => {
  const text = 'Signed for the families: Akpoyibo, Rume; Tortor, Vaaseh; Igho, Matthew.'
  expect(people(text)).toContain('Tortor, Vaaseh')
})

test('letters in brackets behind a name are that person wherever they come again', () => {
  const text = 'The contractor is Kabiru Gwadabe (KG). On Sunday KG shared the money.'
  expect(people(text)).toEqual(['Kabiru Gwadabe', 'KG', 'KG'])
})

test.for([
  ['Some call him Sarkin Wake in the market.', 'Sarkin Wake'],
  ['The tall one was addressed as "Scorpion" by the others.', 'Scorpion'],
  ['wata mata Hajara ta rasa danta a asibiti.', 'Hajara'],
])('what people are called by: %s', ([text = '', name]) => {
  expect(people(text)).toContain(name)
})

test('a tall man has no name yet', () => {
  expect(people('Na ga wani mutum dogo a wurin.')).toEqual([])
})

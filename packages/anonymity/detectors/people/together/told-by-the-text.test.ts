import { expect, test } from 'vitest'
import { checkText } from '../../../check-text.ts'

function certainIn(text: string, wanted: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === wanted && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// Invented places and names, in no list.
test('a word that the text also writes behind a word for places is a place each time', () => {
  const text = 'Ó lọ sí Zumbaria ní ọdún tó kọjá . Ààrẹ náà sọ pé Zumbaria dára fún gbogbo èèyàn .'
  expect(certainIn(text, 'person')).toEqual([])
})

test.for([
  'Àwọn Abódimọ̀-akọ́dimọ̀ kò bẹ̀rù , ṣùgbọ́n Abódimọ̀-akọ́dimọ̀ kan sọ̀rọ̀ fún ìjọba .',
  'Ìwọ́de wáyé ní Azlatta , Wothiem , Walatam àti Jreidam ní ọjọ́ náà .',
  'Igbá-kejì Ààrẹ MPLAK sọ pé kò sí ẹ̀rí kankan .',
  'Àjọ̀dún Òyìnbó ń bọ̀ lọ́nà dẹ̀dẹ̀ .',
  'Garri dara ọnụ, ose dara ọnụ, ma ndị mmadụ na-azụ ya.',
])('no sure person in: %s', (text) => {
  expect(certainIn(text, 'person')).toEqual([])
})

test.for([
  ['Mallam Ilu ya karɓi kuɗin a hannun direba.', 'Mallam Ilu'],
  ['Egbon Zabito: nitori kini\nSaidi: o so pe rara\nEgbon Zabito: Olohun o\nSaidi: o daa', 'Egbon Zabito'],
  ['I told Mr Lebanon that the iron is too small.', 'Mr Lebanon'],
  ['Wọ́n rí òkú Carolina Joaquim de Sousa nínú ilé rẹ̀ .', 'Carolina Joaquim de Sousa'],
] as const)('a sure person in: %s', ([text, name]) => {
  expect(certainIn(text, 'person')).toContain(name)
})

test('a town at the head of a report is a place', () => {
  const text = 'Makurdi, Monday. Farmers displaced by the flood returned.'
  expect(certainIn(text, 'person')).toEqual([])
  expect(certainIn(text, 'place')).toEqual(['Makurdi'])
})

test('the title of a chat name is no further mention of it', () => {
  const text = 'Egbon Zabito: nitori kini\nSaidi: Egbon mi ti lo\nEgbon Zabito: Olohun o\nSaidi: o daa'
  expect(certainIn(text, 'person')).not.toContain('Egbon')
})

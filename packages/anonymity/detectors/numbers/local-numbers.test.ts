import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

test.for([
  ['Ya rasu a 7 ga Yuni, 2021.', 'date: 7 ga Yuni, 2021'],
  ['Taron na 21 ga watan Satumba 2024 ne.', 'date: 21 ga watan Satumba 2024'],
  ['Ha bịara na Novemba 9, 2022.', 'date: Novemba 9, 2022'],
  ['A mụrụ ya na 17 Febụwarị 1988.', 'date: 17 Febụwarị 1988'],
  ['Wọ́n bí i ní ọjọ́ kejì oṣù kẹfà 1979.', 'date: ọjọ́ kejì oṣù kẹfà 1979'],
] as const)('a day with its month: %s', ([text, date]) => {
  expect(certainIn(text)).toContain(date)
})

test.for([
  ['Wanda ya shiga shi ne bmusa.acct jiya.', 'social-handle: bmusa.acct'],
  ['Aha nbanye ya bụ chidi_09 na sava.', 'social-handle: chidi_09'],
  ['Orúkọ ìwọlé rẹ̀ ni tolu.pay7 lórí ẹ̀rọ.', 'social-handle: tolu.pay7'],
  ['Reach me on Signal as river_heron.7 only.', 'social-handle: river_heron.7'],
  ['Motar tipa T-2290 KB ce.', 'plate: T-2290 KB'],
  ['Her bus is AGL 41 XB.', 'plate: AGL 41 XB'],
  ['Fasfo na B20937715.', 'passport: B20937715'],
  ['Ask at the desk, extension 2206.', 'phone: 2206'],
  ['They sent it by text, 0093300218 Wema.', 'account-number: 0093300218'],
  [
    'Nọmba ekwentị: efu asaa efu atọ, otu otu abụọ, isii asatọ ise anọ.',
    'phone: efu asaa efu atọ, otu otu abụọ, isii asatọ ise anọ',
  ],
  [
    'Lambar waya: sifili takwas sifili uku biyu biyu tara daya shida hudu bakwai.',
    'phone: sifili takwas sifili uku biyu biyu tara daya shida hudu bakwai',
  ],
] as const)('in the words of the language: %s', ([text, number]) => {
  expect(certainIn(text)).toContain(number)
})

test.for([
  'Mo fẹ́ ise kan ní odo yìí.',
  'Mai amfani da shi ne.',
  'Ọ dị otu ụzọ ahụ.',
  'The extension of time was signed.',
])('no number and no log-in in: %s', (text) => {
  expect(
    checkText(text).findings.filter(({ kind }) =>
      ['phone', 'social-handle', 'account-number'].includes(kind),
    ),
  ).toEqual([])
})

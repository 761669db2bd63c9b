import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`)
}

test.for([
  ['You fit see am for House 7, Road 3, Gwarinpa.', 'street: House 7, Road 3'],
  ['I live at no 24 bode thomas surulere.', 'street: no 24 bode thomas surulere'],
  [
    'Anyị bi n’ogige ndị uwe ojii, ime ụlọ nke anọ.'.replace('’', "'"),
    "street: n'ogige ndị uwe ojii, ime ụlọ nke anọ",
  ],
  [
    'lambarsa sifili tamanin da uku, ɗari uku da goma, arba’in da huɗu, tara tara.'.replace('’', "'"),
    "phone: sifili tamanin da uku, ɗari uku da goma, arba'in da huɗu, tara tara",
  ],
  ['She show alert from 1022874419.', 'account-number: 1022874419'],
  ['Musa a.k.a. Baba Oja, sold it.', 'person: Baba Oja'],
  ['Bàbá Aláta ni gbogbo èèyàn ń pè é.', 'person: Bàbá Aláta'],
] as const)('is found whole: %s', ([text, finding]) => {
  expect(certainIn(text)).toContain(finding)
})

test.for(['Hope is not lost.', 'Goodluck to una.', 'It is known as kickback.', 'An ba mu buhu dari biyu.'])(
  'nothing certain in: %s',
  (text) => {
    expect(certainIn(text)).toEqual([])
  },
)

test('a phrase that singles out someone else is asked about', () => {
  const { questions } = checkText('The clerk who sits beside the photocopier has the original.')
  expect(questions.map(({ reason }) => reason)).toContain('other-person')
})

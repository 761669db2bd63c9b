import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function addressesIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'street' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented. No list knows a place in them.
test.for([
  [
    'Last seen at: the burnt cotton gate, Kwanar Dillalai\nTrade: cattle',
    'the burnt cotton gate, Kwanar Dillalai',
  ],
  [
    'Where im dey: compound of di palm cutter, back of di jetty',
    'compound of di palm cutter, back of di jetty',
  ],
  ['Inda yake: kusa da rijiyar Malam Sule, gida na biyu', 'kusa da rijiyar Malam Sule, gida na biyu'],
  ["Ebe ha no: n'azu ulo uka ochie, Umuagbara", "n'azu ulo uka ochie, Umuagbara"],
  ['Ibi tí mo wà: lẹ́yìn ilé-ẹ̀kọ́ àtijọ́, yàrá kejì', 'lẹ́yìn ilé-ẹ̀kọ́ àtijọ́, yàrá kejì'],
] as const)('what a label says of where someone is now is an address: %s', ([text, address]) => {
  expect(addressesIn(text)).toEqual([address])
})

test.for([
  'Location: the site of the abandoned school, which the council paid for.',
  'Last seen at: the office of the board',
  'Whereabouts: unknown',
  'Inda yake: ba a sani ba',
  'Ibi ti mo wa: mi o le so',
])('a label with no house behind it hides nothing: %s', (text) => {
  expect(addressesIn(text)).toEqual([])
})

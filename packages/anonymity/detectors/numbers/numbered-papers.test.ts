import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// Invented, like every number here.
test.for([
  ['Voucher number 418 was paid twice.', '418'],
  ['See receipt number A 04417 please.', 'A 04417'],
  ['Kaadi mi: 0417-88', '0417-88'],
  ['He moved beacon PBKD 4417 at night.', 'PBKD 4417'],
  ['The folder is under admission no 4417.', '4417'],
  ['RRR 3104-8827-1193 was used again.', '3104-8827-1193'],
  ['Fuel card number na 6033 8714 0029 5516.', '6033 8714 0029 5516'],
  ['The account ends in 8271.', '8271'],
  ['My voter card 7A19 0C44 8872 B310 is with him.', '7A19 0C44 8872 B310'],
  ['vnin XK44 1188 2710 93LM', 'XK44 1188 2710 93LM'],
  [
    'I was born on the fourteenth day of August nineteen seventy-nine.',
    'the fourteenth day of August nineteen seventy-nine',
  ],
  ['Born: 03-XI-1987', '03-XI-1987'],
  ['born on August the 14th, 1979', 'August the 14th, 1979'],
  ['a muru ya mbosi iri na ise nke Julai, 2022', 'mbosi iri na ise nke Julai, 2022'],
  ['phone 0803 four four one 8827', '0803 four four one 8827'],
  [
    'Waya: sifiri takwas sifiri uku, hudu hudu daya, takwas takwas biyu bakwai',
    'sifiri takwas sifiri uku, hudu hudu daya, takwas takwas biyu bakwai',
  ],
  [
    'line: zero seven zero six, treble one, four nine, eight two',
    'zero seven zero six, treble one, four nine, eight two',
  ],
  ['GPS N6 26.47 E3 25.06', 'N6 26.47 E3 25.06'],
  ['The list is on payroll-leaks.onion now.', 'payroll-leaks.onion'],
  ['hr at dredgemail dot invalid', 'hr at dredgemail dot invalid'],
  ['snapchat zee.baby09', 'zee.baby09'],
  ['I log on as OKPE-ACC2.', 'OKPE-ACC2'],
  ['File number na DTSG/LGPB/7 - 4082.', 'DTSG/LGPB/7 - 4082'],
  ['The PIN is 4471.', '4471'],
  ['Gate code 0099# opens it.', '0099#'],
  ['She lives at C12, Sardauna Close, Malali G.R.A.', 'C12, Sardauna Close, Malali G.R.A.'],
  ['We live at Igun, kilomita meje si Ilesa.', 'Igun, kilomita meje si Ilesa'],
] as const)('a number or an address is hidden whole: %s', ([text, written]) => {
  expect(certainIn(text)).toContain(written)
})

test.for([
  'The voucher of 2024 and the register of 2025 agree.',
  'The token was 20 naira, and 418 people came to the clinic.',
  'The class of the pillar is 12 feet.',
  'It all ends in tears in 2026.',
])('nothing is hidden in: %s', (text) => {
  expect(
    checkText(text).findings.filter(({ kind }) => kind === 'file-reference' || kind === 'account-number'),
  ).toEqual([])
})

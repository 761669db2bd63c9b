import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['trailer number is K J A four four two X H.', 'K J A four four two X H'],
  ['the car plate is L S R 5 6 7 A B', 'L S R 5 6 7 A B'],
  ['yana da farar hilux bgm 64 fa. ni ce', 'bgm 64 fa'],
  ['the bus na xa 334 gwa, e park for gate.', 'xa 334 gwa'],
  ['It has BY 1140 NW painted on the side of the boat.', 'BY 1140 NW'],
  ['Katin mijina, SNS 7740-12, har yau ana karba.', 'SNS 7740-12'],
  ['Dem dey call me "3817" for assembly.', '3817'],
  ['email is kyauta four real at gmail dot com. I live far.', 'kyauta four real at gmail dot com'],
  ['email: grace dot okon seven seven at outlook dot com', 'grace dot okon seven seven at outlook dot com'],
  ['write me: danbaba88 at yahoo dot co dot uk', 'danbaba88 at yahoo dot co dot uk'],
  ['send am to pere77 at gmail com, abeg', 'pere77 at gmail com'],
  ['log fleet.ify tupu Mondee.', 'fleet.ify'],
  ['The log-in of the stock system, jiya.store2, was used.', 'jiya.store2'],
  ['M lere ya na komputa, nwando.a bu nke m.', 'nwando.a'],
  ['To ba si wahala, 09066104477. Eni to n bo.', '09066104477'],
  ['Segun, "Total Cleaning", 0806 771 4401, total', '0806 771 4401'],
  ['my line is o81 three 6 two 8 0 9 four 7 1 only whatsapp', 'o81 three 6 two 8 0 9 four 7 1'],
  ['She sleeps at ///paddle.mango.kettle.', '///paddle.mango.kettle'],
  ['I, Ibinabo, female, born 23rd December, 1979, civil servant.', 'born 23rd December, 1979'],
] as const)('a number is hidden whole: %s', ([text, number]) => {
  expect(certainIn(text)).toContain(number)
})

test.for([
  'The memo of 77-04 was lost. Section 7-12 applies.',
  'A B C D E one two three are letters and numbers.',
  'He got 3817 votes. E call me three times for assembly.',
  'log the complaint. The log says no. log on time.',
  'JAN 2024-25 is the year on the form.',
  'meet me at home. I am at the market dot.',
])('no number of a person in: %s', (text) => {
  const kinds = checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ kind }) => kind)
  expect(kinds.filter((kind) => !['date', 'relative-time', 'time', 'street'].includes(kind))).toEqual([])
})

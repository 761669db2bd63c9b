import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

const others = new Set(['person', 'date', 'time', 'place', 'street', 'organization', 'position'])

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => tier === 'certain' && !others.has(kind))
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['my file for the office na kj/fpr/9920, no tell am.', 'kj/fpr/9920'],
  ['di receipt wey dem give me na abc-55-30917 and e don fade', 'abc-55-30917'],
  ['the bus with plate ben 482 xq carried us there', 'ben 482 xq'],
  ['motar tana da lamba gus 445 xt, fara ce', 'gus 445 xt'],
  ['nomba ugboala bu enu 889 xj, o na-acha uhie', 'enu 889 xj'],
  ['nomba iwe irinna mi ni b01234567, e dakun', 'b01234567'],
  ['staff number nis/enu/9925 signed for it', 'nis/enu/9925'],
  ['container msku 771203-4 was opened at night', 'msku 771203-4'],
] as const)('a code in small letters is hidden as in capitals: %s', ([text, code]) => {
  expect(certainIn(text)).toContain(code)
})

test.for([
  'we are 5 and they gave each 3k for 2nd week and 4th week',
  'the 20-year-old boy and the 3-man panel sat from 9am to 4pm',
  'na 24/7 dem dey there, since mid-2023, for the 12-seater bus',
  'they sold 200 bags at n5000 each, 50kg, in 2024/2025',
  'the covid-19 money and the jss3 fees were shared in room 12',
  'sun karbi 300 da safe, 200 da yamma, ranar 12/03',
  'won gba 500 ni owuro, 300 ni osan, ni odun 2023',
] as const)('sums, days, ages and sizes in small letters stay: %s', (text) => {
  expect(certainIn(text).filter((one) => /[a-z]/.test(one) && /\d/.test(one))).toEqual([])
})

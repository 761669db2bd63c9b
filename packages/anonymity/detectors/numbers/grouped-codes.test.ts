import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['Tag TK 018 5529 is on my bag.', 'TK 018 5529'],
  ['My residence card is BR 0091 5528.', 'BR 0091 5528'],
  ['Akwụkwọ m meriri, KX 44810 22.', 'KX 44810 22'],
  ['Form EC8B 0051823 was swapped.', 'EC8B 0051823'],
  ['Katin zaɓena 80A5 C1B2 5543 1097 662.', '80A5 C1B2 5543 1097 662'],
  ['I write am for hand, PT 9/4410.', 'PT 9/4410'],
  ['Diary entry na LDE 52/11/03.', 'LDE 52/11/03'],
  ['He read the order in K/41/2021.', 'K/41/2021'],
  ['Iwe naa, nomba 14/14/2207 Ibadan, ni baba fi ra a.', '14/14/2207 Ibadan'],
  ['The drum says B/N 31-5502.', 'B/N 31-5502'],
  ['Akara BN 30118K dị na ya.', 'BN 30118K'],
  ['Shell for ground read 7.62-LOT-5528.', '7.62-LOT-5528'],
  ['See signal CB:5120/OPS/FHQ/T/9.', 'CB:5120/OPS/FHQ/T/9'],
  ['Bindigar, lambarta AK-5519 TR, ta bace.', 'AK-5519 TR'],
  ['I be escort, number NDoS 55102.', 'NDoS 55102'],
  ['Mkpụrụ igwe ya bụ SN 5528/KED.', 'SN 5528/KED'],
  ['The plan is LS/D/LA 5518.', 'LS/D/LA 5518'],
  ['Rìsíìtì tí wọ́n fi hàn ni KRA-318.', 'KRA-318'],
  ['Nọmba bọọsụ: KRD 14 KN.', 'KRD 14 KN'],
  ['Motar ta BCH 22 LG 04.', 'BCH 22 LG 04'],
  ['Motar gwamnati 07C-33 YB ce.', '07C-33 YB'],
  ['The pnr KR5TWD was for two.', 'KR5TWD'],
  ['The terminal for the shop, I read am: 2091RX44.', '2091RX44'],
] as const)('a code is hidden to its last group: %s', ([text, code]) => {
  expect(certainIn(text)).toContain(code)
})

test.for([
  'ISO 9001, COVID-19, JSS 3, SS 2, Form EC8A and EC 8B.',
  'INEC said 45120: PDP 12044, APC 22310.',
  'APC 22310 201 and KANO 1204 2118 are on the sheet.',
  'PAY 4500 250 now. MAY 2024 2500 litres. NGN 250 300 was paid.',
  'They met on 12/11/2023, at 24/7/365, in the 2015/2016 session.',
  'N200 N500 N700 N900 na di price. 10AM 11AM 12PM 10PM na di time.',
  'His BP 140/90/100 was high, and the ratio 10/20/300.',
  'Psalm 119/176 na PSALM 119/176.',
  'Ni 2023AUG12 ni won de. Bus no get 18 seat.',
])('no code in: %s', (text) => {
  const kinds = checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ kind }) => kind)
  expect(kinds.filter((kind) => !['date', 'time', 'organization', 'place'].includes(kind))).toEqual([])
})

import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['Their salary enters 5029184473 every month.', '5029184473'],
  ['My pension dey enter 3067719284 since March.', '3067719284'],
  ['Kudin yana shiga 2081947365 kullum.', '2081947365'],
  ['Ego ahụ na-aga 4019273846 kwa ọnwa.', '4019273846'],
  ['Owó náà ń lọ sí 7716204938.', '7716204938'],
  ['We asked about 2039184475 at the counter.', '2039184475'],
  ['She is paid with 22719403866.', '22719403866'],
  ['He gave the officer 61829403755 and left.', '61829403755'],
  ['Na SIM 8923401000771938 ka o ji.', '8923401000771938'],
  ['Alert: REF:000019250817114111 done', '000019250817114111'],
  ['Acct ****5519 was credited.', '****5519'],
  ['The receipt is marked No. 0442.', 'No. 0442'],
  ['Rìsíìtì náà, No. 20918, wà lọ́wọ́ mi.', 'No. 20918'],
  ['They gave me slip 00318-22 there.', '00318-22'],
  ['My file is PF 5523, since 2010.', '5523'],
  ['Nọmba ule m 4471908.', '4471908'],
  ['Nọ́mbà ìdánwò mi ni 5520917.', '5520917'],
  ['Nọ́ńbà àpò ìrẹsì náà ni 88213.', '88213'],
  ['Lambar jarrabawata 6612094.', '6612094'],
  ['Ga takardar, lambarta 00914.', '00914'],
  ['Akara dị n’azụ ya bụ 7712094.', '7712094'],
  ['My number for the list na 7741.', '7741'],
  ['The meter wey dem give am get serial 5501928.', '5501928'],
  ['The centre no is 44102, and the exam no. 4410/027.', '4410/027'],
  ['PIN for scratch card na 4410 8827 1934.', '4410 8827 1934'],
  ['The session id is 000014220304114471882291047335.', '000014220304114471882291047335'],
  ['Nọmba m na mahadum bụ 2019/244/881.', '2019/244/881'],
  ['The verification code is 481 902.', '481 902'],
  ['Patient #5528 was turned back.', '5528'],
  ['Oro asiri re, pin ni 5519.', '5519'],
] as const)('digits are hidden whole: %s', ([text, number]) => {
  expect(certainIn(text)).toContain(number)
})

test.for([
  'The contract sum is 1234567890 naira, and N2345678901 was approved.',
  'It cost ₦2345678912 only. USD 2345678912 was stolen, or 2345678912 dollars.',
  'The budget of 2500000000 and the 45000000000 of the road.',
  'We counted 45120 votes. The total is 45120.',
  'Number of voters is 45120 and accredited 22118.',
  'The number rose to 45120.',
  "Lambar kuri'u 45120 aka samu. Mutane 4512 ne suka zo.",
  'Nọmba ndị bịara bụ 4512. Ego ya dị 2345678912 naira.',
  'Nọ́mbà àwọn èèyàn tó wá jẹ́ 4512. Owó tó jẹ́ 2345678912 naira ni.',
  'Dial *737# or text HELP to 32811. Toll free number is 6232.',
  'Kira lambar gaggawa 32811.',
  'I pay #500 and #45120 for the bus. The 2019/2020 session, 2019/12/04.',
  'The code is long: 120 people, 481 902 people.',
  'The number is 4500 now, and the year na 2019.',
  'Section 12(2) of the Act, and Act No. 10245.',
  'I no get 45120 to give, no 45120 dey.',
])('no number of a person in: %s', (text) => {
  const kinds = checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'date')).toEqual([])
})

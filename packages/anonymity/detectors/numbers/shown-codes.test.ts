import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['The container is TGHU 204 8817, from Onne.', 'TGHU 204 8817'],
  ['They tear ticket, see one: 00731-C', '00731-C'],
  ['In the roll I am QPD-047 only.', 'QPD-047'],
  ['Nomba iwe naa ni ODR/038.', 'ODR/038'],
  ['Resiti o nyere m dere KBX 7714 mana o bughi nke goomenti.', 'KBX 7714'],
  ['Risiti naa, nomba OJA-ODE 226, wa lowo mi.', 'OJA-ODE 226'],
  ['I have the old survey, KW 314/81.', 'KW 314/81'],
  ['Receipt say 9k, No. 40118.', 'No. 40118'],
  ['Lambar makullin shago: 5519.', '5519'],
  ['Check his passport, C4471 2208.', 'C4471 2208'],
  ['Lambar motar gwamnati ita ce ZR 22-C 118.', 'ZR 22-C 118'],
  ['The card 5288 41** **** 9034 was used.', '5288 41** **** 9034'],
  ['Nomba kaadi ya bu 5177 0293 8841 6620.', '5177 0293 8841 6620'],
  ['kaadi ATM mi pari si 7719.', '7719'],
  ['She hid her phone to record. 351148820937716 is the phone.', '351148820937716'],
  ['Gun number, as I see am, 41-2 8830917.', '41-2 8830917'],
  ['Mo ri i ninu akosile banki 0718829934', '0718829934'],
  ['Bola: o ti san\nKemi: 2093318847\nBola: o da', '2093318847'],
  ['Ndi ego ha:\nNwaka Odo | 40017729386\nUche Ani | enweghi', '40017729386'],
  ["The boat was at 5°21.4'N 6°17.2'E at night.", "5°21.4'N 6°17.2'E"],
  ['The log-in was bello.store / Tamuno77.', 'bello.store / Tamuno77'],
  ['Kalmar sirri ita ce gwanda.', 'gwanda'],
  ['He wants case no. 9 of 2026 closed.', '9 of 2026'],
] as const)('a number is hidden whole: %s', ([text, number]) => {
  expect(certainIn(text)).toContain(number)
})

test.for([
  'The receipt of 2024 says 45000 naira was paid.',
  'ISO 9001 and COVID-019 were on the ticket list.',
  'The road took 1250000000 of the budget of 2026.',
  'Risiti na kudi 5000 ne, mutum 1200 suka gani.',
  'The password is not known. The user is a man.',
  'The case of 12 goats is open.',
  'The login is slow. Our password is weak, and the username is required.',
  'Password: required.',
  'The user is angry.',
  'They read charge 12C of the penal code.',
])('no number of a person in: %s', (text) => {
  const kinds = checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'date')).toEqual([])
})

import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function peopleIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['Everybody knows na Mama Cashier do am.', 'Mama Cashier'],
  ['The contractor is Alhaji Small Tipper, and he paid twice.', 'Alhaji Small Tipper'],
  ['Gambo ya ga Hajiya Mai Kosai a kasuwa.', 'Hajiya Mai Kosai'],
  ['our chief, Eze Ojaa, talk say make we go.', 'Eze Ojaa'],
  ['2. Iya Suna ni oun ka mejidinlogota.', 'Iya Suna'],
  ['WE ATE WITH FRIDAY THE TAILOR. HE SAW IT.', 'FRIDAY THE TAILOR'],
  ['I met sunday the mechanic at the gate.', 'sunday the mechanic'],
  ['Driver Lucky swore that he was asleep.', 'Lucky'],
  ['Nwanyi ahu a na-akpo Ulumma na-eso Dibueze.', 'Dibueze'],
] as const)('a by-name is hidden whole: %s', ([text, name]) => {
  expect(peopleIn(text)).toContain(name)
})

test('who writes in a chat is hidden with the title, also where the time is in front of the day', () => {
  const text =
    '[11:02, 3/8/2026] Hajiya Lami: na gani\n[11:03, 3/8/2026] Bad Belle: me?\n[11:05, 3/8/2026] Hajiya Lami: kudi\n[11:07, 3/8/2026] Bad Belle: to'
  expect(peopleIn(text)).toEqual(['Hajiya Lami', 'Bad Belle', 'Hajiya Lami', 'Bad Belle'])
})

test.for([
  ['My husband is at the barracks.\nD. P.', 'D. P.'],
  ['He was judge at the seminar. R.A.B.', 'R.A.B.'],
  ['Delete: the clerk (retired), I. K. Obase-Ede (transferred).', 'I. K. Obase-Ede'],
  ['Attendance:\nBalogun T.\nOkoye M.', 'Balogun T.'],
  ['the name wey bank show na Pius A. We get patience.', 'Pius A.'],
  ['Present: Pastor Edidiong Ekpo-Ase, Y. K. Danba, and the clerk.', 'Edidiong Ekpo-Ase'],
  ['Mrs. R. was there, and so was the clerk.', 'R.'],
] as const)('first letters are hidden with the name they belong to: %s', ([text, name]) => {
  expect(peopleIn(text).some((one) => one === name || one === name.slice(0, -1))).toBe(true)
})

test.for([
  ['my name na simon agbor and i dey fear', 'simon agbor'],
  ['i get the video, but my manager rosemary said no.', 'rosemary'],
  ['shugaban makaranta malam ilu yana karbar abinci.', 'malam ilu'],
  ['kar ka yarda da lauratu idan ta ce za ta taimaka.', 'lauratu'],
  ['idan ka ji tsoro ka je wurin baba pada, shi ne liman.', 'baba pada'],
  ['her name na mrs temitope falohun-bassey', 'mrs temitope falohun-bassey'],
  ['dokita ti o ko o ni dr majekodunmi-cole.', 'dr majekodunmi-cole'],
  ['mo ri iyabode ati rasidi ni ofiisi.', 'rasidi'],
  ['ore mi ife gba ohun re sile.', 'ife'],
  ['Awon to mo ni Rasheedat, Dipo, ati uncle Solo.', 'Dipo'],
] as const)('a name in small letters is hidden: %s', ([text, name]) => {
  expect(peopleIn(text)).toContain(name)
})

test.for([
  'Mama, please help me. Papa no dey house.',
  'The baba of this town is the king of thieves.',
  'Oga police tell us to pay, and we paid.',
  'On Sunday the pastor came, and by Monday the driver was back.',
  'See section A. B. is the second part.',
  'The men came at dawn. U.S.A. and U.N. officials were there.',
  'He got vitamin C. Plan B. failed.',
  'Form A. was signed, Form B. was not.',
  'my name is not for sharing. my friend told me. my manager said no.',
  'malam ya ce haka. alhaji ya tafi gida.',
  'my oga na wicked man. the oga na thief.',
  'ore mi so fun mi pe ki n dake.',
  'Ọ gwara m na ọkàikpe nyere iwu ahụ.',
])('no person in: %s', (text) => {
  expect(peopleIn(text)).toEqual([])
})

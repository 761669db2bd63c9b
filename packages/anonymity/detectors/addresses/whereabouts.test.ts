import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'
import { openPage } from '../../page.ts'
import { detectWhereabouts } from './whereabouts.ts'

function addressesIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'street' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented. No list knows a place in them.
test.for([
  [
    'Now we are at the deserted rice barn behind the motor park, six of us.',
    'the deserted rice barn behind the motor park',
  ],
  ["They carried ufuoma to the deacon's house, Ekuremu Inland.", "the deacon's house, Ekuremu Inland"],
  [
    "She is held in the old boys' quarters, 3rd gate, Airfield road.",
    "in the old boys' quarters, 3rd gate, Airfield road",
  ],
  ['I dey inside palm farm hut for back of Ugbodu.', 'inside palm farm hut for back of Ugbodu'],
  ['im pikin dem dey Aunty Belema compound, Obuzor.', 'Aunty Belema compound, Obuzor'],
  ['Tana gidan kawunta, bayan rijiyar Malam.', 'gidan kawunta, bayan rijiyar Malam'],
  ["Anyi nozi n'ulo nkwakoba ochie di n'ihu iyi Ara.", "n'ulo nkwakoba ochie di n'ihu iyi Ara"],
  ['Won wa ni ile iya agba, leyin kanga.', 'ile iya agba, leyin kanga'],
  [
    'The drum is hidden. It is now under the fish rack of my brother at Ogwashi creek.',
    'under the fish rack of my brother at Ogwashi creek',
  ],
  ["O debere akwukwo ahu n'ulo nkwakoba ochie, n'elu Umuachi.", "n'ulo nkwakoba ochie, n'elu Umuachi"],
  ["We ran to the Anglican deacon's kitchen, Gbaduru.", "the Anglican deacon's kitchen, Gbaduru"],
  ['We kept the book at the parsonage, Gbaduru.', 'the parsonage, Gbaduru'],
] as const)('where someone is said to be is an address: %s', ([text, address]) => {
  expect(addressesIn(text)).toEqual([address])
})

test.for([
  'We are at the end of our patience, beside ourselves.',
  'They are in the office of the board, and no one works.',
  'The money was sent to the council, and the council kept it.',
  'They moved the drums to the site, near the bridge.',
  'The money changed hands at the market beside the school.',
  'They took the files to the ministry, room by room.',
  'I dey drive the grader, oga dey look.',
  "suna sayar da mai a bayan idon jama'a.",
  'Ha no na nzuko, ha ekwughi okwu.',
  'Won wa ni ipade, won si fowo si iwe.',
])('no one is somewhere in: %s', (text) => {
  expect(addressesIn(text)).toEqual([])
})

// The tagger has its own mind about these. The rule alone takes them for deeds.
test.for([
  'They brought the cement to the market behind the school.',
  'We were at the junction near the bank when they paid.',
  'They are at the junction near the bank with sticks.',
  'Dem carry di money go market, back of di school.',
  "Ha bugara ego ahu n'ahia, n'ihu uka.",
])("where something happened is no one's place: %s", (text) => {
  expect(detectWhereabouts(openPage(text))).toEqual([])
})

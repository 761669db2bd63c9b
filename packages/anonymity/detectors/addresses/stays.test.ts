import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function addressesIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'street' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented. No list knows a place in them.
/** One address, with all its parts. The tagger may take the article or the verb in front of it. */
function expectWhole(found: readonly string[], address: string): void {
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(address)
  expect((found[0] ?? '').length - address.length).toBeLessThan(24)
}

test.for([
  [
    'We now sleep in the abandoned goods wagon beside the tannery, since the flood.',
    'in the abandoned goods wagon beside the tannery',
  ],
  ['They squat in the night guard shed near the saw mill.', 'in the night guard shed near the saw mill'],
  ['We fled to a shed near the tannery gate.', 'shed near the tannery gate'],
  [
    'Our farm is past the broken palm oil mill, where the tarred road ends.',
    'past the broken palm oil mill, where the tarred road ends',
  ],
  [
    'im dey hide for one zinc house wey dey back of the abattoir.',
    'for one zinc house wey dey back of the abattoir',
  ],
  ['dem dey live for Otumara side, number 8, upstairs.', 'for Otumara side, number 8, upstairs'],
  ['ina kwana a shagon mai faci da ke gaban tashar mota', 'shagon mai faci da ke gaban tashar mota'],
  ["ha na-ezo ya n'ulo nna ya ochie di nso iyi", "n'ulo nna ya ochie di nso iyi"],
  ["anyi na-ehi ura n'ulo akwukwo sentral, klas nke ise", "n'ulo akwukwo sentral, klas nke ise"],
  ['Won n pade ni abe igi mango to wa niwaju aafin.', 'abe igi mango to wa niwaju aafin'],
] as const)('where someone lives or hides is an address: %s', ([text, address]) => {
  expectWhole(addressesIn(text), address)
})

test.for([
  [
    "I moved to her uncle's house near the leper colony, Ubaji road.",
    "her uncle's house near the leper colony, Ubaji road",
  ],
  [
    'The drums are in the bay behind Warehouse 4, Trans-Amadi, between the two tanks.',
    'the bay behind Warehouse 4, Trans-Amadi, between the two tanks',
  ],
  [
    'Meet me at the kiosk under the flyover, the one with a torn umbrella.',
    'the kiosk under the flyover, the one with a torn umbrella',
  ],
  [
    'WE SLEEP IN THE STORE BEHIND THE METHODIST CLINIC, UP STAIRS.',
    'IN THE STORE BEHIND THE METHODIST CLINIC, UP STAIRS',
  ],
  [
    'Im get shop for Ebite Street number 6, upstairs, on top the chemist.',
    'shop for Ebite Street number 6, upstairs, on top the chemist',
  ],
  [
    'They offload at the creek behind Okirika jetty, near the burnt pipe.',
    'the creek behind Okirika jetty, near the burnt pipe',
  ],
  [
    'I stay at the back of Total, opposite the man who sells tyres.',
    'the back of Total, opposite the man who sells tyres',
  ],
  ['RAHOTON TARO, Garin Tudun Goga, gidan Sarkin Dawa', 'Garin Tudun Goga, gidan Sarkin Dawa'],
  ["Bata: obi ya di n'Umuavu, nke nwere onu uzo oji. Kpoo ya.", "obi ya di n'Umuavu, nke nwere onu uzo oji"],
  ['ÀKỌSÍLẸ̀ ÌPÀDÉ ẸGBẸ́ ÀWỌN ÀGBẸ̀, agboolé Ọ̀pẹ̀rẹ̀, ìlú Ìdóòsì', 'agboolé Ọ̀pẹ̀rẹ̀, ìlú Ìdóòsì'],
] as const)('an address goes on over the house in front and the parts behind: %s', ([text, address]) => {
  expectWhole(addressesIn(text), address)
})

test.for([
  'We stay in touch with the union, and it helps.',
  'He lives in fear of the people above him.',
  'They sleep in class, and no one teaches.',
  'Officials of the board live above the law.',
  'e dey stay for house dey cry every day.',
  'im dey sleep for work, oga no talk.',
  'suna zaune lafiya a gari.',
  "o bi n'egwu, o naghi ekwu okwu.",
  'o n gbe ni alaafia pelu ebi re.',
  'The house, the one with cracks, was approved by the council.',
  'The contractor is behind schedule, and the road is not there.',
  'The road from the bridge to the hospital was never built.',
])('no address in: %s', (text) => {
  expect(addressesIn(text)).toEqual([])
})

test.for([
  'The office of the Ministry of Works behind the stadium was locked when we came.',
  'The Ministry of Works, behind the stadium, paid twice for the road.',
  'The Ministry of Works sits in the house behind the High Court, room 4.',
])('a landmark never takes the name of the office that the report is about: %s', (text) => {
  const body = text.indexOf('Ministry of Works')
  const streets = checkText(text).findings.filter(({ kind }) => kind === 'street')
  expect(streets.length).toBe(1)
  expect(streets.filter(({ start, end }) => start < body + 17 && end > body)).toEqual([])
})

import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function addressesIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'street' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

test.for([
  ['I live at No. 4 Aduke Street, beside the old abattoir.', 'No. 4 Aduke Street, beside the old abattoir'],
  [
    'Her house is opposite the Wema cinema, the bungalow with a blue fence.',
    'opposite the Wema cinema, the bungalow with a blue fence',
  ],
  [
    'We met at 8B Ogunmola Close, ground floor, third door, near the tailors.',
    '8B Ogunmola Close, ground floor, third door, near the tailors',
  ],
  [
    "He stays at Plot 19, Retired Officers' Quarters, block C.",
    "Plot 19, Retired Officers' Quarters, block C",
  ],
  ['Bring it to suite 31 Adamawa Plaza, upstairs.', 'suite 31 Adamawa Plaza, upstairs'],
  [
    'Im dey stay for front of Forte Oil, di house wey get red roof.',
    'for front of Forte Oil, di house wey get red roof',
  ],
  ['My sister house na number 6 Old Nkpa, sawmill junction.', 'number 6 Old Nkpa, sawmill junction'],
  ['Im house na Room 5, Peters road by Winners Chapel.', 'Room 5, Peters road by Winners Chapel'],
  [
    'Tana zaune a lamba 22, Titin Kwari, gaban makarantar Arabiyya.',
    'lamba 22, Titin Kwari, gaban makarantar Arabiyya',
  ],
  ['Gidanta yana kusa da asibitin yara, gida mai koren kofa.', 'kusa da asibitin yara, gida mai koren kofa'],
  ['Gidana, Tsohuwar Tudu, bayan kasuwar dabbobi.', 'Tsohuwar Tudu, bayan kasuwar dabbobi'],
  [
    "Ụlọ m dị n'ihu ahịa akwa, ụlọ nke abụọ nwere mgbidi ọcha.",
    "n'ihu ahịa akwa, ụlọ nke abụọ nwere mgbidi ọcha",
  ],
  ['Ebe obibi ya bụ Nọmba 7 Ezenwa Lane, nso ọdọ mmiri.', 'Nọmba 7 Ezenwa Lane, nso ọdọ mmiri'],
  [
    'Ilé wọn wà ní iwájú ilé ìwòsàn, ilé kejì tó ní géètì pupa.',
    'iwájú ilé ìwòsàn, ilé kejì tó ní géètì pupa',
  ],
  ['Ilé mi wà ní Nọ́mbà 3, Òpópónà Adéwálé, lẹ́gbẹ̀ẹ́ ọjà.', 'Nọ́mbà 3, Òpópónà Adéwálé, lẹ́gbẹ̀ẹ́ ọjà'],
] as const)('an address is hidden with its landmark and its look: %s', ([text, address]) => {
  expect(addressesIn(text)).toEqual([address])
})

test('a company with capitals behind a side is an address, with what is there', () => {
  const found = addressesIn('The POS woman opposite Ladi Memorial Foundation, yellow kiosk, has it.')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/opposite Ladi Memorial Foundation, yellow kiosk$/)
})

test.for([
  'We live in fear, and the house is not ours.',
  'I stay by the rules, after all.',
  'The house was sold, the first time for nothing.',
  'Behind closed doors they agreed, with the right hand.',
  'She lives with the shame, and no one asks.',
  'Gidan yana da kyau, amma ba mu gani ba.',
  'Bayan ya dawo gida, ya ce mu jira.',
  'Lẹ́yìn náà ó lọ sílé, kò sọ̀rọ̀.',
  "Ọ nọ n'ụlọ, ma ọ zaghị m.",
  'Number 3 on the list is missing, the second page too.',
  'They left the house after Ramadan, before anyone knew.',
])('no address in: %s', (text) => {
  expect(addressesIn(text)).toEqual([])
})

// No rule names all of these words; the tagger reads them by what is around.
test.for([
  [
    'I stay at the vulcaniser stand, third turning after Ekpoma Motors.',
    'the vulcaniser stand, third turning after Ekpoma Motors',
  ],
  ['Dem dey gather for Ovwian kiosk, near di tipper park.', 'Ovwian kiosk, near di tipper park'],
  [
    'Ina zaune a rukunin gidajen malamai, layi na biyu, bayan gidan ruwa.',
    'rukunin gidajen malamai, layi na biyu, bayan gidan ruwa',
  ],
  ["Ebi m na Umuokoro, n'akụkụ igwe ọgwụgwọ ji.", "Umuokoro, n'akụkụ igwe ọgwụgwọ ji"],
  ['Mo ń gbé ní ilé alájà méjì, lẹ́yìn sẹ́dì mẹkáníìkì.', 'ilé alájà méjì, lẹ́yìn sẹ́dì mẹkáníìkì'],
] as const)('an address of words that no rule knows is hidden whole: %s', ([text, address]) => {
  expect(addressesIn(text)).toEqual([address])
})

test('a town that a list knows stays a finding of its own behind the address', () => {
  const text = 'He lives at 14 Adeola Crescent, Yaba.'
  expect(checkText(text).findings.map(({ start, end }) => text.slice(start, end))).toEqual([
    '14 Adeola Crescent',
    'Yaba',
  ])
})

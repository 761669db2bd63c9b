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
    'She has moved to Oke-Ijeun, first turning after the mosque, storey building.',
    'Oke-Ijeun, first turning after the mosque, storey building',
  ],
  ['I saw her at the mud house by Gwalam ferry, blue door.', 'the mud house by Gwalam ferry, blue door'],
  ['Im dey stay 14 Okolo waterside, by di old well.', '14 Okolo waterside, by di old well'],
  ['I hide for my uncle side, Number 6 Fish Gate close.', 'for my uncle side, Number 6 Fish Gate close'],
  ['Gonar tana kusa da dam din Galma, gefen kauyen Tsamiya.', 'kusa da dam din Galma, gefen kauyen Tsamiya'],
  ['An gansu a garken bayan makabartar Tsamiya.', 'garken bayan makabartar Tsamiya'],
  ['ebe anyi bi bu nso mmiri Otamu, umuagwo.', 'nso mmiri Otamu, umuagwo'],
  ["O gbagara ulo nwanne ya di n'azu ahia Eke, Umuagwo.", "ulo nwanne ya di n'azu ahia Eke, Umuagwo"],
  ['e wa si adugbo isale osun, ile keta si mosalasi.', 'adugbo isale osun, ile keta si mosalasi'],
  ['Ilé tí ó kọ́ wà ní Òkè-Àkó, ẹ̀yìn ilé-ẹ̀kọ́ Ansarudeen.', 'Òkè-Àkó, ẹ̀yìn ilé-ẹ̀kọ́ Ansarudeen'],
  ['My door faces the garri market, Alodu, blue gate.', 'the garri market, Alodu, blue gate'],
  [
    'I dey stay Face-me-I-face-you of Alhaji Mudashiru, Isale Ake.',
    'Face-me-I-face-you of Alhaji Mudashiru, Isale Ake',
  ],
  ['O bi na Compound Ezeudo, Ogbaru.', 'Compound Ezeudo'],
  ['They meet in the mangrove, the dead shrine past Elem-Ogu creek.', 'the dead shrine past Elem-Ogu creek'],
  ["Ha debere ego n'olulu di n'azu ulo uka Umuru.", "n'olulu di n'azu ulo uka Umuru"],
] as const)('an address is hidden with all its parts: %s', ([text, address]) => {
  expectWhole(addressesIn(text), address)
})

test.for([
  'They paid after the inspection, and the blue door was never hung.',
  'The contract for the dam was signed, and the ferry never came.',
  'Dem say di old well go work, and we dey wait.',
  'Gonar tana da kyau, kuma dam din ya lalace.',
  "Mmiri adighi, ma ahia na-aga n'ihu.",
  'Eyin ara adugbo, e je ka pade.',
])('no address in: %s', (text) => {
  expect(addressesIn(text)).toEqual([])
})

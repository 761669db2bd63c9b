import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function streetsIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'street' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['She stays behind Baptist school, Gurdalo. Make una help her.', 'behind Baptist school, Gurdalo'],
  ['I stay at 4 Tower Road, ask for the mother of triplets.', '4 Tower Road, ask for the mother of triplets'],
  ['Mo n gbe ni ojule 6, opopona Alagbon, e bere iya alaso.', 'ojule 6, opopona Alagbon, e bere iya alaso'],
  [
    'Ina zaune a gidan laka kusa da masallacin Limam, kauyen Dorogwa.',
    'gidan laka kusa da masallacin Limam, kauyen Dorogwa',
  ],
  ['It is under her compound, Ile Adebambo, Oke-Ira.', 'her compound, Ile Adebambo, Oke-Ira'],
] as const)('an address goes to its end: %s', ([text, address]) => {
  expect(streetsIn(text).join(' + ')).toContain(address)
})

test.for([
  ['He lives at 4 Tower Road, Please come.', 'Please'],
  ['They met at 4 Tower Road, Director Bassey said no.', 'said'],
  ['I stay at 4 Tower Road, and ask for my salary every month.', 'salary'],
] as const)('what follows stays readable: %s', ([text, word]) => {
  expect(streetsIn(text).join(' ')).not.toContain(word)
})

import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function addressesIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'street' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented. No list knows a place in them.
test.for([
  ['They keep her at the pink bungalow opposite Salama Clinic.', 'the pink bungalow opposite Salama Clinic'],
  [
    "The ledger is at my late uncle's kitchen, Mbasombo quarters, opposite the tailor's.",
    "my late uncle's kitchen, Mbasombo quarters, opposite the tailor's",
  ],
  ['She came to our bean store at Gidan Dabo, line 7.', 'our bean store at Gidan Dabo, line 7'],
  [
    'dem dey stay unfinished building after Rotimi filling station',
    'unfinished building after Rotimi filling station',
  ],
  [
    'I keep am for my papa compound for Okoroba, after the jetty.',
    'my papa compound for Okoroba, after the jetty',
  ],
  [
    "He moved to his in-law's farmhouse, past the second culvert.",
    "his in-law's farmhouse, past the second culvert",
  ],
  ['The state store near the abattoir holds the rice.', 'store near the abattoir holds the rice'],
])('"%s" hides "%s"', ([text, address]) => {
  expect(addressesIn(text ?? '')).toContain(address)
})

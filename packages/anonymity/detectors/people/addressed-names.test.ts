import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainPersons(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// Invented, and in no list of names.
test.for([
  ['I, Zabitofe Kundra of the store, say this.', 'Zabitofe Kundra'],
  ["Mai girma alkali, ni Lantanawa Bosso Gbako 'yar kasuwa ce.", 'Lantanawa Bosso Gbako'],
  ['Good morning Zabitofe.', 'Zabitofe'],
  ['They chased me and Zabitofe out.', 'Zabitofe'],
  ['Zabitofe and I saw the ledger.', 'Zabitofe'],
  ['dem carry am go, na Zabitofe im wife tell me', 'Zabitofe'],
] as const)('a sure person in: %s', ([text, name]) => {
  expect(certainPersons(text)).toContain(name)
})

test.for(['Thank you Nigeria.', 'Good morning Management.', 'I, too, was there.'])(
  'no sure person in: %s',
  (text) => {
    expect(certainPersons(text)).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainPersons(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// Invented, and in no list of names.
test.for([
  ['The parcel was handed to one Zabitofe.', 'Zabitofe'],
  ['wani Zabitofe ya zo da kudi a hannunsa', 'Zabitofe'],
  ["Good evening sir, it's Zabitofe from the pharmacy.", 'Zabitofe'],
  ['The boy gave his name only as Smallyfo.', 'Smallyfo'],
  ['Driver: Zabitofe, plate ABC 123 DE', 'Zabitofe'],
  ['Commissioner for Oaths: Opirika Tenzu (Mrs)', 'Opirika Tenzu'],
  ['Ndị enyi na-akpọ ya Brake Fail n’ahịa.', 'Brake Fail'],
] as const)('a sure person in: %s', ([text, name]) => {
  expect(certainPersons(text)).toContain(name)
})

test.for(['No one Zabitofe can name was there.', 'It is Zabitofe paint.'])(
  'no sure person in: %s',
  (text) => {
    expect(certainPersons(text)).toEqual([])
  },
)

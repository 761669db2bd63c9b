import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainPersons(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// Invented, and in no list of names.
test.for([
  ['We begged Inatimifa to stop.', 'Inatimifa'],
  ['He is the son of Ogunmolawae.', 'Ogunmolawae'],
  ['I gave the envelope to Ogbonniwa at the gate.', 'Ogbonniwa'],
  ['It was signed in the presence of Tarilayefe.', 'Tarilayefe'],
  ['An tambayi Tarilayefe kafin ya tafi.', 'Tarilayefe'],
  ['Mo fun Fakeyewa ni owo naa.', 'Fakeyewa'],
  ['M gwara Obinwannem ka o kwusi.', 'Obinwannem'],
  ['I tell Ovwighoro say e no good.', 'Ovwighoro'],
  ["The pastor's son, Godsentwa, saw it.", 'Godsentwa'],
  ['dem dey fear the one they call madam potopotwa for gate', 'madam potopotwa'],
  ['Danlamiwa PA brought the envelope.', 'Danlamiwa PA'],
  ['The initials are S. A. K. on all of them.', 'S. A. K.'],
  ['Supervisor Tare says that I must pay.', 'Tare'],
  ['Goodluck and Wisdom shared it.', 'Goodluck'],
  ['Charity in procurement typed it.', 'Charity'],
  ['we asked bro ikem for it', 'bro ikem'],
])('a person by the place in the sentence: %s', ([text = '', name]) => {
  expect(certainPersons(text)).toContain(name)
})

test.for([
  'A housewife in Katampewa told this paper that it rained.',
  'The Consultants, the Repainting and the Refreshment are on page 4.',
  'Katin zabe na da muhimmanci. Zuwa ga Editawa na jaridar.',
  'He met Zobekwa Electricity Distribution at noon.',
  'The chairman gave a paper to the clerk and to the bank.',
])('no sure person in: %s', (text) => {
  expect(certainPersons(text)).toEqual([])
})

test('a form of a common word is not even asked about', () => {
  const text = 'Date | Consultants | Repainting | Desludging of drains'
  expect(checkText(text).findings.filter(({ kind }) => kind === 'person')).toEqual([])
})

import { expect, test } from 'vitest'
import { checkText } from '../check-text.ts'

function askedAbout(text: string): string[] {
  return checkText(text).questions.map(({ start, end }) => text.slice(start, end))
}

test.for([
  'The lone welder in the depot told us.',
  'Ask the oldest cook in the canteen.',
  'It was the clerk whose roof collapsed.',
  'The man with a bad leg saw it.',
  'The pregnant receptionist counted it.',
  'A Nupe tailor made the uniforms.',
  'Three of us know the code.',
  'Nobody else there speaks it.',
  'The night porter at the mortuary helped.',
  'She fainted during the parade.',
  'He rides the only motorcycle.',
  'I still keep the spare key.',
  'We are four in that unit.',
  'It happened during my housemanship.',
  'Sọọsọ anyị abụọ nọ ebe ahụ.',
  'Obìnrin tó lóyún ni ó rí i.',
  'Only participant from Mokwa: absent.',
  'She is the only glazier they employed.',
  'He was the only prefect without a badge.',
])('a phrase that fits few people is asked about: %s', (text) => {
  expect(askedAbout(text).length).toBeGreaterThan(0)
})

test.for([
  'The only way out was to pay.',
  'The only problem is the money.',
  'The only parts in the store are old.',
  'The company whose name is on the paper was paid.',
  'With a heavy heart we write.',
  'The road was built in two years.',
  'Most of the money is gone.',
])('nothing is asked about: %s', (text) => {
  expect(askedAbout(text)).toEqual([])
})

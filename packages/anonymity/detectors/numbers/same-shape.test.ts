import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

test('a number with the letters and the digits of one that was found is like it', () => {
  const text = 'Beacons PBD 4471 to PBD 4479 were dug up. PBD 44 was not.'
  expect(certainIn(text)).toEqual(['PBD 4471', 'PBD 4479'])
})

test.for([
  ['It was contract no. 33/2024 of the ministry.', '33/2024'],
  ['See LPO 4481 for the drugs.', '4481'],
  ['Ga katin asibiti lamba 44812 nasa.', '44812'],
  ['My TIN is 1033672-0001 since then.', '1033672-0001'],
] as const)('the number of a paper in: %s', ([text, number]) => {
  expect(certainIn(text)).toContain(number)
})

test('a contract without a word for its number has none', () => {
  expect(certainIn('The contract 5000 of us heard of.')).toEqual([])
})

import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function hiddenIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

const hidden: readonly (readonly [string, string])[] = [
  ['The password sef na Audit#Room5, all man sabi.', 'Audit#Room5'],
  ['The passcode to my laptop is pumpkin-1959. Keep it.', 'pumpkin-1959'],
  ['Okwuntughe ya: Nnukwu2020! di n’elu tebul.', 'Nnukwu2020!'],
  ['Lambar karatunta U19/SOC/2281 ta bayyana.', 'U19/SOC/2281'],
  ['Motar KTN 1 GHA ce.', 'KTN 1 GHA'],
  ['Plate na ENU 90 BC.', 'ENU 90 BC'],
]

test.for(hidden)('%s: %s', ([text, code]) => {
  expect(hiddenIn(text)).toContain(code)
})

test('a word with a digit is no password where no text speaks of one', () => {
  expect(hiddenIn('We drove a Sienna2012 to the meeting.')).toEqual([])
})

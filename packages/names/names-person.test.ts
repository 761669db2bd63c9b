import { expect, test } from 'vitest'
import { namesPerson } from './names-person.ts'

test.each([
  ['Misali Kirkira was not the owner.', 'Misali Kirkira'],
  ['The houses are not KIRKIRA, Misali’s.', 'Misali Kirkira'],
  ['Olanrewaju Ade never held the office.', 'Ọláńrewájú Adé'],
  ['Nothing belongs to M. B. Kirkira of Kaduna.', 'B. Kirkira'],
])('%j names %s', (text, name) => {
  expect(namesPerson(text, name)).toBe(true)
})

test.each([
  ['The land belongs to another person of the same name.', 'Misali Kirkira'],
  ['The estate of another Kirkira was meant.', 'Misali Kirkira'],
  ['The land is leased.', 'Land Grace'],
  ['Anything at all.', ' . '],
])('%j does not name %s', (text, name) => {
  expect(namesPerson(text, name)).toBe(false)
})

import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

test('the rows of a part may be in several files', () => {
  const files = {
    inside: { refusals: { full: 'Full' }, home: { title: 'Home' } },
    outside: { refusals: { shut: 'Shut' } },
  }
  expect(partsOf(files)).toEqual({ refusals: { full: 'Full', shut: 'Shut' }, home: { title: 'Home' } })
})

test.each([
  [{ title: 'One' }, { title: 'Two' }, 'home.title'],
  [['One'], ['Two'], 'home.0'],
])('a row that two files have is refused', (home, other, row) => {
  expect(() => partsOf({ one: { home }, two: { home: other } })).toThrow(
    `two files of words have the row ${row}`,
  )
})

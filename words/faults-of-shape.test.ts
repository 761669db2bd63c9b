import { expect, test } from 'vitest'
import { faultsOfShape } from './faults-of-shape.ts'

const english = {
  home: { title: 'Kept until {day}', points: ['One', 'Two'] },
  list: { found: { one: '1 report', other: '{count} reports' } },
}

test('what a language lacks is no fault', () => {
  expect(faultsOfShape(english, { home: { points: [undefined, 'Biyu'] } }, 'en')).toEqual([])
})

test.each([
  [{ home: { heading: 'Gida' } }, 'en', ['home.heading: English has no such text']],
  [{ home: { points: ['Daya', 'Biyu', 'Uku'] } }, 'en', ['home.points.2: English has no such text']],
  [{ home: { title: 'Har abada' } }, 'en', ['home.title: the value {day} is lost']],
  [
    { home: { title: 'Har {rana}' } },
    'en',
    ['home.title: the value {day} is lost', 'home.title: English has no value {rana}'],
  ],
  [{ list: { found: '{count} rahoto' } }, 'en', ['list.found: the plural forms one and other are needed']],
  [{ list: { found: { other: '{count} rahoto' } } }, 'en', ['list.found: the plural form one is missing']],
  [
    { list: { found: { one: 'rahoto', other: 'rahotanni' } } },
    'en',
    ['list.found: the value {count} is lost'],
  ],
  [
    { list: { found: { one: '{count} rahoto', other: '{count} rahotanni' } } },
    'yo',
    ['list.found: the language has no form one'],
  ],
  [{ home: { title: { other: '{day}' } } }, 'yo', ['home.title: English has one form here, not several']],
])('%j by the rules of %s', (own, rules, faults) => {
  expect(faultsOfShape(english, own, rules)).toEqual(faults)
})

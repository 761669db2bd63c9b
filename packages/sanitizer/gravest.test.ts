import { expect, test } from 'vitest'
import { gravestOf } from './gravest.ts'

const at = { where: '' }

test('before, unseen words come first, then a place, then a person; three in all', () => {
  const found = [
    { sort: 'software', text: 'Made with a program, removed', ...at },
    { sort: 'time', text: 'Taken on 3 March 2024, removed', ...at },
    { sort: 'person', text: 'Author: Ngozi, removed', ...at },
    { sort: 'place', text: 'GPS position 6.45 N 3.39 E, removed', ...at },
    { sort: 'hidden', text: 'Words that lie under a filled box, removed', isRisk: true, ...at },
  ] as const
  expect(gravestOf({ found, kept: [] })).toEqual({
    risks: [],
    before: [
      'Words that lie under a filled box',
      'It said where it was taken. GPS position 6.45 N 3.39 E',
      'It said who made it. Author: Ngozi',
    ],
    now: [],
  })
})

test('of several lines of a sort the plainest is said', () => {
  const found = [
    { sort: 'person', text: 'Where the server of an office lists a person: /O=A, removed', ...at },
    { sort: 'person', text: 'Who sent it: Ngozi, removed', ...at },
    { sort: 'place', text: 'The way it came, with addresses of computers: from a, removed', ...at },
    { sort: 'hidden', text: 'A comment that readers do not see: b, removed', ...at },
  ] as const
  expect(gravestOf({ found, kept: [] }).before).toEqual([
    'It told a place. The way it came, with addresses of computers: from a',
    'It said who sent it. Who sent it: Ngozi',
    'A comment that readers do not see: b',
  ])
})

test('what stays and may betray a person is told apart from what only stays', () => {
  const kept = [
    { text: 'A link stays', ...at },
    { text: 'Words lie under a box', isRisk: true as const, ...at },
    { text: 'A link stays', where: 'page 2' },
  ]
  expect(gravestOf({ found: [], kept })).toEqual({
    risks: ['Words lie under a box'],
    before: [],
    now: ['A link stays'],
  })
})

test('of a file that told nothing grave, nothing is said first', () => {
  const found = [{ sort: 'software', text: 'Made with a program, removed', ...at }] as const
  expect(gravestOf({ found, kept: [] }).before).toEqual([])
})

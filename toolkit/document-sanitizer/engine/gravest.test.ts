import { expect, test } from 'vitest'
import { gravestOf } from './gravest.ts'

const at = { where: '' }

test('what stays and may betray a person is said first, then a place, then a person; three in all', () => {
  const found = [
    { sort: 'software', text: 'Made with a program, removed', ...at },
    { sort: 'time', text: 'Taken on 3 March 2024, removed', ...at },
    { sort: 'person', text: 'Author: Ngozi, removed', ...at },
    { sort: 'place', text: 'GPS position 6.45 N 3.39 E, removed', ...at },
  ] as const
  const kept = [
    { text: 'A link stays', ...at },
    { text: 'Words lie under a box', isRisk: true as const, ...at },
  ]
  expect(gravestOf({ found, kept })).toEqual([
    'Words lie under a box',
    'A place was in this file. GPS position 6.45 N 3.39 E, removed',
    'A person was named in this file. Author: Ngozi, removed',
  ])
})

test('of a file that told nothing grave, nothing is said first', () => {
  const found = [{ sort: 'software', text: 'Made with a program, removed', ...at }] as const
  expect(gravestOf({ found, kept: [{ text: 'A link stays', ...at }] })).toEqual([])
})

import { expect, test } from 'vitest'
import { wanted } from './wanted.ts'

test.each([
  [[], { kind: 'whole', isAll: false }],
  [['--all'], { kind: 'whole', isAll: true }],
  [['--changed'], { kind: 'changed' }],
  [['server/cases'], { kind: 'files', patterns: ['server/cases'] }],
  [['--help', 'server'], { kind: 'help' }],
])('npm test -- %j', (words, expected) => {
  expect(wanted(words)).toEqual(expected)
})

test('an unknown option is refused with the list of those that are known', () => {
  expect(() => wanted(['--al'])).toThrow(/does not know --al\.\nnpm test /)
})

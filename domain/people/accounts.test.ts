import { expect, test } from 'vitest'
import { usernamePattern } from './accounts.ts'

test.each(['amina', 'Ọláńrewájú', 'a.b_c-d', 'ɗan2'])('%s may be a user name', (name) => {
  expect(name).toMatch(usernamePattern)
})

test.each(['a@b', 'two words', '<b>', 'a/b', '', 'a\n', 'RTL\u202Ename'])('%j may not', (name) => {
  expect(name).not.toMatch(usernamePattern)
})

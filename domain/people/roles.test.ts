import { expect, test } from 'vitest'
import { usernamePattern } from './accounts.ts'
import { isStaffRole, panelNames, roles } from './roles.ts'

test('reviewer, officer and administrator are staff, each with a panel of their own name', () => {
  expect(roles.filter(isStaffRole)).toEqual(['reviewer', 'officer', 'administrator'])
  expect(panelNames).toEqual({
    reviewer: 'Reviewer Panel',
    officer: 'Officer Panel',
    administrator: 'Admin Panel',
  })
})

test.each(['amina', 'Ọláńrewájú', 'a.b_c-d', 'ɗan2'])('%s may be a user name', (name) => {
  expect(name).toMatch(usernamePattern)
})

test.each(['a@b', 'two words', '<b>', 'a/b', '', 'a\n', 'RTL\u202Ename'])('%j may not', (name) => {
  expect(name).not.toMatch(usernamePattern)
})

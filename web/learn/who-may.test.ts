import { expect, test } from 'vitest'
import { roles } from '#domain/people/roles.ts'
import { readersByStatus, stepPermissions, submitters } from './who-may.ts'

test('the page says of verifying and approving what the specification says', () => {
  const byStep = new Map(stepPermissions().map((permission) => [permission.step, permission]))
  expect(byStep.get('verify')).toMatchObject({
    roles: ['reviewer', 'officer', 'administrator'],
    reports: 'of others',
  })
  expect(byStep.get('approve')).toMatchObject({ roles: ['officer', 'administrator'], reports: 'of others' })
})

test('editing is the owner’s alone, and not an observer’s', () => {
  const edit = stepPermissions().find(({ step }) => step === 'edit')
  expect(edit?.reports).toBe('own')
  expect(edit?.roles).not.toContain('observer')
})

test('everyone with an account may submit', () => {
  expect(submitters()).toEqual(roles)
})

test('what is not public is read by its owner and by staff', () => {
  const hidden = readersByStatus().filter(({ isListed }) => !isListed)
  expect(hidden.map(({ status }) => status)).toEqual(['pending', 'rejected', 'withdrawn'])
  for (const readers of hidden) {
    expect(readers.isOwnersToRead).toBe(true)
    expect(readers.roles).toEqual(['reviewer', 'officer', 'administrator'])
  }
})

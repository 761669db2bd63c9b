import { expect, test } from 'vitest'
import { Invalid, isInvalid, isRefusal, LimitReached, NotFound, RuleBroken, SignInNeeded } from './errors.ts'
import { type FieldRefusalCode, fieldRefusals } from './field-refusals.ts'
import { type RefusalCode, refusals } from './refusals.ts'

const codes = Object.keys(refusals) as RefusalCode[]
const fieldCodes = Object.keys(fieldRefusals) as FieldRefusalCode[]

test.each(codes)('the refusal %s has a status of a refusal, a title and a text', (code) => {
  const { status, title, text } = refusals[code]
  expect(status).toBeGreaterThanOrEqual(400)
  // 503 where something that we lean on is down; every other status says what the visitor can do otherwise.
  expect(status < 500 || status === 503).toBe(true)
  expect(title.trim()).toBe(title)
  expect(title).not.toBe('')
  expect(text.trim()).toBe(text)
  expect(text).not.toBe('')
})

test.each(fieldCodes)('the field refusal %s says something, and its limit where it has one', (code) => {
  const text = fieldRefusals[code](77)
  expect(text).not.toBe('')
  expect(text).not.toMatch(/undefined|NaN|\$\{/)
  expect(text.includes('77')).toBe(
    ['too-short', 'too-long', 'too-many-links', 'too-many-lines', 'password-short', 'not-a-number'].includes(
      code,
    ),
  )
})

test('the texts of the specification stand to the letter', () => {
  expect(refusals['sign-in-needed']).toEqual({
    status: 401,
    title: 'Authentication Required',
    text: 'Please log in to access this page.',
  })
  expect(refusals['administrators-only']).toEqual({
    status: 403,
    title: 'Admin Access Required',
    text: "You don't have permission to access this page.",
  })
  expect(refusals['access-denied']).toEqual({
    status: 403,
    title: 'Access Denied',
    text: "You don't have permission to access this page.",
  })
  expect(refusals['login-fields-missing']).toMatchObject({
    title: 'Login failed',
    text: 'Username/email and password are required',
  })
  expect(refusals['registration-fields-missing']).toMatchObject({
    title: 'Registration failed',
    text: 'All fields are required',
  })
  expect(refusals['account-taken'].text).toBe('This username or email is already in use')
  expect(refusals['email-not-confirmed'].text).toBe(
    'Please check your email to confirm your account before logging in.',
  )
  expect(refusals['profile-taken']).toMatchObject({
    title: 'Update failed',
    text: 'This username or email is already in use',
  })
  expect(refusals['profile-fields-missing'].text).toBe('Username and email are required')
  expect(refusals['no-logged-in-user'].text).toBe('No logged in user')
  expect(refusals['role-administrators-only']).toMatchObject({
    title: 'Permission denied',
    text: 'Only administrators can update user roles',
  })
  expect(refusals['user-id-needed'].text).toBe('User ID is required')
  expect(refusals['reports-this-month'].title).toBe('Submission failed')
  expect(fieldRefusals['password-short'](6)).toBe('Password must be at least 6 characters long')
  expect(fieldRefusals['email-form']()).toBe('Invalid email')
})

test('a refusal is known by its mark and not by its class, which can exist twice', () => {
  const refused = [
    new SignInNeeded(),
    new NotFound(),
    new RuleBroken('access-denied'),
    new LimitReached('too-many-tries'),
    new Invalid('invalid', {}),
  ]
  expect(refused.map(({ kind }) => kind)).toEqual([
    ...['sign-in-needed', 'not-found', 'rule-broken', 'limit-reached', 'invalid'],
  ])
  expect(refused.every(isRefusal)).toBe(true)
  expect(refused.filter(isInvalid)).toHaveLength(1)
  for (const fault of [new Error('a fault'), null, undefined, 'text', { code: 'not-found' }])
    expect(isRefusal(fault)).toBe(false)
})

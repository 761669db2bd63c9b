import { expect, test } from 'vitest'
import { LimitReached, RuleBroken } from '#domain/errors.ts'
import { type FieldRefusalCode, fieldRefusals } from '#domain/field-refusals.ts'
import { type RefusalCode, refusals as table } from '#domain/refusals.ts'
import { languageNames, wordsIn } from './catalogue.ts'
import { problemsIn, wordingIn } from './wording-in.ts'

const codes = Object.keys(table) as RefusalCode[]
const { refusals, problems } = wordsIn('en')

test.each(languageNames)(
  'every refusal has a title and a text in %s, with its number where it has one',
  (language) => {
    for (const code of codes) {
      const { title, text } = wordingIn(language, new RuleBroken(code))
      expect(title.trim()).toBe(title)
      expect(title).not.toBe('')
      expect(text.trim()).toBe(text)
      expect(text, code).toMatch(/^[^{}]+$/)
    }
  },
)

const withLimit: FieldRefusalCode[] = [
  ...([
    'too-short',
    'no-such-day',
    'too-long',
    'too-many-links',
    'too-many-lines',
    'list-file-large',
    'password-short',
    'not-a-number',
  ] as const),
]

test.each(languageNames)(
  'every field refusal says something in %s, and its limit where it has one',
  (language) => {
    for (const code of fieldRefusals) {
      const text = problemsIn(language, { field: { code, limit: 77 } }).field?.text
      expect(text, code).toMatch(/^[^{}]+$/)
      expect(text?.includes('77'), code).toBe(withLimit.includes(code))
    }
  },
)

test.each([
  [1, 'There were too many tries in a short time. You can try again in about 1 second.'],
  [44, 'There were too many tries in a short time. You can try again in about 44 seconds.'],
  [45, 'There were too many tries in a short time. You can try again in about 1 minute.'],
  [61, 'There were too many tries in a short time. You can try again in about 2 minutes.'],
])('with %s seconds to wait the refusal says so', (seconds, said) => {
  expect(wordingIn('en', new LimitReached('too-many-tries', seconds)).text).toBe(said)
})

test('what tells more than the code does is told in English alone', () => {
  const found = { field: { code: 'password-weak', inEnglish: 'This is one of the ten.' } } as const
  expect(problemsIn('en', found).field?.text).toBe('This is one of the ten.')
  expect(problemsIn('pcm', found).field?.text).toBe(wordsIn('pcm').problems['password-weak'])
})

test('the texts of the specification stand to the letter', () => {
  expect(refusals['sign-in-needed']).toEqual({
    title: 'Authentication Required',
    text: 'Please log in to access this page.',
  })
  expect(refusals['administrators-only']).toEqual({
    title: 'Admin Access Required',
    text: "You don't have permission to access this page.",
  })
  expect(refusals['access-denied']).toEqual({
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
  expect(problemsIn('en', { password: { code: 'password-short', limit: 6 } }).password?.text).toBe(
    'Password must be at least 6 characters long',
  )
  expect(problems['email-form']).toBe('Invalid email')
})

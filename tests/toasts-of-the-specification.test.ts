import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { english } from '#words/en/english.ts'
import { textsIn } from '#words/texts-in.ts'

// Specification 8, word for word.
const titlesOfPages = [
  ...['Authentication Error', 'Logged in successfully', 'Login failed', 'Logged out', 'Logout failed'],
  ...['Registration successful', 'Registration failed', 'Profile updated', 'Update failed'],
  ...['Permission denied', 'Role updated', 'Report submitted', 'Submission failed', 'Error loading reports'],
  ...['Peer review submitted', 'Review submission failed', 'Report approved', 'Approval failed'],
  ...['Report rejected', 'Rejection failed', 'Report retracted', 'Retraction failed'],
  ...['Verification recorded', 'Verification failed', 'Rating failed', 'Subscription Upgraded'],
  ...['Upgrade Failed', 'Subscription Canceled', 'Cancelation Failed'],
]
const textsOfPages = [
  ...['Welcome back!', 'User role updated successfully', 'This username or email is already in use'],
  ...[
    'Please check your email to confirm your account before logging in.',
    'Registration successful. You can now log in.',
    'An unexpected error occurred',
  ],
]
const ofTools = [
  ...['Error sanitizing files', 'An unexpected error occurred. Please try again.', 'No files to sanitize'],
  ...['Empty text', 'Missing information', 'Channel not found', 'Invalid access code'],
  ...['The channel ID you provided does not exist.', 'The access code you provided is incorrect.'],
  ...['Files sanitized successfully', 'File downloaded', 'All files downloaded', 'Text anonymized'],
  ...['Copied to clipboard', 'Evidence added', 'Evidence updated', 'Evidence removed'],
  ...['Secure channel created', 'Channel joined', 'Channel deleted'],
]

const said = [...textsIn(english).values()].flatMap((text) =>
  typeof text === 'string' ? [text] : Object.values(text),
)

test.each(titlesOfPages)('a page can say %s', (title) => {
  expect(said).toContain(title)
})

test.each(textsOfPages)('a page can say: %s', (text) => {
  expect(said.some((each) => each.includes(text))).toBe(true)
})

test('the tools can say every toast of theirs', async () => {
  const folder = join(import.meta.dirname, '..', 'toolkit')
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  )
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  expect(ofTools.filter((text) => !sources.includes(text))).toEqual([])
})

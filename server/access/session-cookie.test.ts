import { expect, test } from 'vitest'
import {
  clearedSessionCookie,
  cookieSetting,
  markedSessionCookie,
  readSessionCookie,
  readWriteMark,
  sessionCookie,
} from './session-cookie.ts'

test('over TLS the cookie is __Host- with everything that the prefix demands', () => {
  const setting = cookieSetting('https://fitila.example')
  expect(sessionCookie(setting, 'token')).toBe('__Host-sid=token; Path=/; HttpOnly; SameSite=Lax; Secure')
  expect(clearedSessionCookie(setting)).toContain('Max-Age=0')
})

test('on plain http the cookie has no prefix, and still no script can read it', () => {
  const setting = cookieSetting('http://localhost:3000')
  expect(sessionCookie(setting, 'token')).toBe('sid=token; Path=/; HttpOnly; SameSite=Lax')
})

test.each([
  ['sid=abc', 'abc'],
  ['other=1; sid=abc; more=2', 'abc'],
  ['sid=', ''],
  ['sid=a=b', 'a=b'],
  ['xsid=abc', null],
  ['sid', null],
  ['__Host-sid=abc', null],
  ['', null],
  [null, null],
])('of the header %j the cookie is %j', (header, value) => {
  expect(readSessionCookie(cookieSetting('http://localhost:3000'), header)).toBe(value)
})

test('a cookie with a mark is the same session, and says until when its pages are read where it wrote', () => {
  const setting = cookieSetting('http://localhost:3000')
  const now = new Date('2026-11-21T09:00:00.250Z')
  const [marked = ''] = markedSessionCookie(setting, 'token', now).split(';')
  expect(readSessionCookie(setting, marked)).toBe('token')
  expect(readWriteMark(setting, marked)).toBe(Date.parse('2026-11-21T09:00:11.000Z'))
  for (const other of ['sid=token', 'sid=token.', 'sid=token.!', 'sid=token.0123456789', '', null])
    expect(readWriteMark(setting, other)).toBeNull()
})

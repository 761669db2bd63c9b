import { expect, test } from 'vitest'
import { isSameSite } from './same-site.ts'

const onion = `http://${'a'.repeat(56)}.onion`
const ours = 'https://fitila.example'
const origins = [ours, onion]

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: ours }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': '' }, false],
  [{ origin: ours }, true],
  [{ origin: onion }, true],
  [{ origin: 'https://fitila.example.evil.example' }, false],
  [{ origin: 'http://fitila.example' }, false],
  [{ origin: 'https://fitila.example:8443' }, false],
  [{ origin: '' }, false],
  // A browser that says neither, or whose referrer policy hides it: the token in the form decides.
  [{ origin: 'null' }, true],
  [{}, true],
])('of a form sent with %j, that it is ours is %s', (headers, expected) => {
  expect(isSameSite('POST', new Headers(headers as Record<string, string>), origins)).toBe(expected)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'QUERY'])('the method %s is checked', (method) => {
  expect(isSameSite(method, new Headers({ 'sec-fetch-site': 'cross-site' }), origins)).toBe(false)
})

test.each(['GET', 'HEAD', 'OPTIONS'])('the method %s only reads', (method) => {
  expect(isSameSite(method, new Headers({ 'sec-fetch-site': 'cross-site' }), origins)).toBe(true)
})

import { expect, test } from 'vitest'
import { pagePolicy } from '#server/doors/pages/security-headers.ts'
import { securityText } from './security-text.ts'

const site = { publicUrl: 'https://fitila.example', now: () => new Date('2026-11-21T09:00:00Z') }

test('security.txt names the operator’s address, the contact page and a day within a year', () => {
  const text = securityText({ ...site, securityContact: 'mailto:a@example.org' })
  expect(text).toContain('Contact: mailto:a@example.org\nContact: https://fitila.example/contact\n')
  expect(text).toContain('Expires: 2027-05-23T00:00:00.000Z\n')
})

test('without an address there is no security.txt', () => {
  expect(securityText({ ...site, securityContact: null })).toBeNull()
})

test('a page may reach another site only where the operator has chosen an outside counter', () => {
  const script = 'https://statistics.example/js/script.js'
  const policy = pagePolicy([], { kind: 'plausible', script, site: 'fitila.example' })
  expect(policy).toContain("script-src 'self' https://statistics.example;")
  expect(policy).toContain("connect-src 'self' https://statistics.example;")
  expect(pagePolicy([], null)).not.toContain('https:')
})

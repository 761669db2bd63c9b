import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'
import { nothingSet } from './operator-settings.ts'

test('behind TLS the addresses that a proxy tells have to be trusted, or nothing starts', () => {
  const publicUrl = { PUBLIC_URL: 'https://fitila.example' }
  expect(() => readEnvironment(publicUrl)).toThrow('TRUST_PROXY')
  expect(() => readEnvironment({ ...publicUrl, TRUST_PROXY: 'no' })).toThrow('X-Forwarded-For')
  expect(readEnvironment({ ...publicUrl, TRUST_PROXY: 'yes' }).trustProxy).toBe(true)
  expect(readEnvironment({ PUBLIC_URL: 'http://localhost:3000' }).trustProxy).toBe(false)
})

test('an operator who says nothing has set nothing', () => {
  expect(readEnvironment({}).operator).toEqual(nothingSet)
})

test('what an operator sets is read', () => {
  const { operator } = readEnvironment({
    SECURITY_CONTACT: 'mailto:safe@example.org',
    LEGAL_CONTACT: 'mailto:legal@example.org',
    SOCIAL_LINKS: 'Mastodon=https://example.org/@us?a=b, PeerTube=https://example.net/us',
    LOGO_FILE: '/srv/fitila/logo.png',
    SOURCE_URL: 'https://code.example/fitila',
    COUNTRY_HEADER: 'CF-IPCountry',
    STATISTICS: 'umami',
    STATISTICS_SCRIPT: 'https://statistics.example/script.js',
    STATISTICS_SITE: '1234',
    DEMONSTRATION: 'yes',
  })
  expect(operator).toEqual({
    securityContact: 'mailto:safe@example.org',
    legalContact: 'mailto:legal@example.org',
    onionUrl: null,
    socialLinks: [
      { label: 'Mastodon', href: 'https://example.org/@us?a=b' },
      { label: 'PeerTube', href: 'https://example.net/us' },
    ],
    logoFile: '/srv/fitila/logo.png',
    sourceUrl: 'https://code.example/fitila',
    countryHeader: 'cf-ipcountry',
    statistics: { kind: 'umami', script: 'https://statistics.example/script.js', site: '1234' },
    firstQuestionByTwo: null,
    hasWebhooks: true,
    isDemonstration: true,
  })
})

test.each([
  [{ SECURITY_CONTACT: 'safe@example.org' }, 'SECURITY_CONTACT'],
  [{ LEGAL_CONTACT: 'javascript:alert(1)' }, 'LEGAL_CONTACT'],
  [{ SOCIAL_LINKS: 'Mastodon=javascript:alert(1)' }, 'SOCIAL_LINKS'],
  [{ PUBLICATION_MINUTES: '9' }, 'PUBLICATION_MINUTES'],
  [{ PUBLICATION_MINUTES: '-1' }, 'PUBLICATION_MINUTES'],
  [{ ONION: 'maybe' }, 'ONION'],
  [{ ONION: 'yes', ONION_URL: `http://${'a'.repeat(56)}.onion` }, 'ONION'],
  [{ FIRST_QUESTION: 'three' }, 'FIRST_QUESTION'],
  [{ COUNTRY_HEADER: 'two words' }, 'COUNTRY_HEADER'],
  [{ STATISTICS: 'plausible' }, 'STATISTICS_SCRIPT'],
  [{ ONION_URL: 'https://fitila.example' }, 'ONION_URL'],
  [{ ONION_URL: `http://${'a'.repeat(56)}.onion/reports` }, 'ONION_URL'],
  [{ STATISTICS_SCRIPT: 'http://statistics.example/a.js' }, 'STATISTICS_SCRIPT'],
])('%j is refused, by the name of the setting', (variables, name) => {
  expect(() => readEnvironment(variables)).toThrow(name)
})

test('replicas are a list of databases, and need the database whose replicas they are', () => {
  const [one, two] = ['postgres://fitila@127.0.0.1:5433/fitila', 'postgres://fitila@127.0.0.1:5434/fitila']
  const own = { DATABASE_URL: 'postgres://fitila@127.0.0.1:5432/fitila' }
  expect(readEnvironment(own).databaseReadUrls).toEqual([])
  expect(readEnvironment({ ...own, DATABASE_READ_URLS: `${one}, ${two}` }).databaseReadUrls).toEqual([
    one,
    two,
  ])
  expect(() => readEnvironment({ DATABASE_READ_URLS: one })).toThrow('it needs DATABASE_URL')
  expect(() => readEnvironment({ ...own, DATABASE_READ_URLS: 'mysql://a' })).toThrow('DATABASE_READ_URLS')
})

test('caches in front are places, and nothing is behind a cache unless an operator says so', () => {
  expect(readEnvironment({}).cacheUrls).toEqual([])
  const two = { CACHE_URLS: 'http://127.0.0.1:6081, https://cache.example.org/' }
  expect(readEnvironment(two).cacheUrls).toEqual(['http://127.0.0.1:6081', 'https://cache.example.org'])
})

test.each([
  '127.0.0.1:6081',
  'ftp://127.0.0.1',
  'https://name:password@cache.example.org',
  'https://cache.example.org/purge',
  'https://cache.example.org/?key=1',
  'http://127.0.0.1:6081,',
])('CACHE_URLS=%s is refused, by the name of the setting', (CACHE_URLS) => {
  expect(() => readEnvironment({ CACHE_URLS })).toThrow('CACHE_URLS')
})

test('a cache on another machine is not told in clear', () => {
  const elsewhere = { CACHE_URLS: 'http://127.0.0.1:6081,http://10.0.0.5:6081' }
  expect(() => readEnvironment(elsewhere)).toThrow(/CACHE_URLS: .*PLAIN_CONNECTIONS/)
  expect(readEnvironment({ ...elsewhere, PLAIN_CONNECTIONS: 'yes' }).cacheUrls).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'
import { plainConnections } from './plain-connections.ts'

test.each([
  ['DATABASE_URL', 'postgres://fitila:secret@db.example.org/fitila'],
  ['DATABASE_URL', 'postgres://fitila:secret@db.example.org/fitila?sslmode=prefer'],
  ['DATABASE_DIRECT_URL', 'postgres://fitila:secret@10.0.0.5/fitila'],
  ['DATABASE_OWNER_URL', 'postgres://fitila_owner:secret@10.0.0.5/fitila'],
  ['STORAGE_URL', 's3://KEY:SECRET@store.example.org/bucket?tls=no'],
  ['CLAMAV_HOST', 'scanner.example.org:3310'],
])('%s=%s would be asked in clear, and is refused', (name, value) => {
  expect(plainConnections({ [name]: value })).toEqual([expect.stringContaining(`${name}: `)])
})

test.each([
  ['DATABASE_URL', 'postgres://fitila:secret@db.example.org/fitila?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://fitila:secret@127.0.0.1:5432/fitila'],
  ['DATABASE_URL', 'postgres://fitila@localhost/fitila'],
  ['DATABASE_URL', 'postgres:///fitila?host=/var/run/postgresql'],
  ['STORAGE_URL', 's3://KEY:SECRET@store.example.org/bucket?region=eu-west-1'],
  ['STORAGE_URL', 's3://KEY:SECRET@127.0.0.1:9000/bucket?tls=no'],
  ['CLAMAV_HOST', 'localhost:3310'],
])('%s=%s stays on this machine or has TLS', (name, value) => {
  expect(plainConnections({ [name]: value })).toEqual([])
})

test('the start names every such setting, and only an operator who says so goes on', () => {
  const settings = {
    DATABASE_URL: 'postgres://fitila:secret@db.example.org/fitila',
    CLAMAV_HOST: 'scanner.example.org',
  }
  expect(() => readEnvironment(settings)).toThrow(/DATABASE_URL: .*\n.*CLAMAV_HOST: /)
  expect(readEnvironment({ ...settings, PLAIN_CONNECTIONS: 'yes' }).clamav?.host).toBe('scanner.example.org')
})

test('one replica of several that would be asked in clear is refused', () => {
  const here = 'postgres://fitila@127.0.0.1:5433/fitila'
  expect(plainConnections({ DATABASE_READ_URLS: [here] })).toEqual([])
  expect(
    plainConnections({ DATABASE_READ_URLS: [here, 'postgres://fitila:secret@10.0.0.6/fitila'] }),
  ).toEqual([expect.stringContaining('DATABASE_READ_URLS: ')])
})

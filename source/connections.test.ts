import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectionLanes } from '#server/database/connection-lanes.ts'

const document = await readFile(join(import.meta.dirname, '../docs/connections.md'), 'utf8')
const inSeconds = (milliseconds: number) => `${milliseconds / 1000} s`

test('the page of connections has the limits of each lane of the database, and their sum', () => {
  const told = [
    ...document.matchAll(/^\| `(\w+)`\s+\| (\d+)\s+\| ([\d.]+ s)\s+\| ([\d.]+ s)\s+\| ([\d.]+ s)\s+\|$/gm),
  ]
  expect(told.map((row) => row.slice(1))).toEqual(
    Object.entries(connectionLanes).map(([name, { connections, wait, statement, lock }]) => [
      ...[name, String(connections)],
      ...[wait, statement, lock].map(inSeconds),
    ]),
  )
  const all = Object.values(connectionLanes).reduce((sum, { connections }) => sum + connections, 1)
  expect(document).toContain(`at most ${all} connections`)
})

test('what an operator reads elsewhere says the same sum', async () => {
  const all = Object.values(connectionLanes).reduce((sum, { connections }) => sum + connections, 1)
  for (const name of ['docs/operating.md', 'docs/decisions/040-faults.md'])
    expect(await readFile(join(import.meta.dirname, '..', name), 'utf8'), name).toContain(
      `up to ${all} connections`,
    )
})

test('every setting by which the program asks another system has a row', async () => {
  const settings = await readFile(join(import.meta.dirname, '../server/kernel/env.ts'), 'utf8')
  const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)
  const outward = names.filter((name) => /(?:^|_)(?:URLS?|HOST|KEY|WITNESSES|ONION)$/.test(name))
  expect(outward).toContain('STORAGE_URL')
  // These say who we are, or where our own database is. No other system is asked by them.
  const ours = [
    'PUBLIC_URL',
    'ONION_URL',
    'SOURCE_URL',
    'HOST',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_READ_URLS',
    'DATABASE_OWNER_URL',
  ]
  expect(outward.filter((name) => !ours.includes(name) && !document.includes(`\`${name}\``))).toEqual([])
})

import { expect, test } from 'vitest'
import { cast, wholeCast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listPeople } from './list-people.ts'

const all = { query: '', role: null, page: 1 }

test('administrators see everyone, the staff first, and no one else sees the list', async () => {
  const application = await withApplication()
  const { administrator, officer } = await wholeCast(application)
  const { people, hasMore } = await listPeople(application, administrator, all)
  expect(people.map(({ username }) => username)).toEqual([
    ...['dami', 'chidi', 'gambo', 'bola', 'folake', 'efe', 'amina', 'hauwa'],
  ])
  expect(hasMore).toBe(false)
  expect(JSON.stringify(people)).not.toContain('@')
  await expect(listPeople(application, officer, all)).rejects.toMatchObject({ code: 'administrators-only' })
})

test('people are found by a part of their name, by their whole address, and by role', async () => {
  const application = await withApplication()
  const { administrator } = await wholeCast(application)
  const find = async (query: string, role: 'reporter' | 'officer' | null = null) =>
    (await listPeople(application, administrator, { query, role, page: 1 })).people.map(
      ({ username }) => username,
    )
  expect(await find('AM')).toEqual(['dami', 'gambo', 'amina'])
  expect(await find('amina@EXAMPLE.org')).toEqual(['amina'])
  expect(await find('@example.org')).toEqual([])
  expect(await find('', 'officer')).toEqual(['chidi', 'gambo'])
  for (const odd of ['%', '_', "'", '\\', 'zzz']) expect(await find(odd)).toEqual([])
})

test('a page has twenty', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await application.database.pool.query(
    `insert into profiles (id, username, email, created_at)
     select gen_random_uuid(), 'person' || n, 'person' || n || '@example.org', now() from generate_series(10, 39) n`,
  )
  const pages = await Promise.all(
    [1, 2, 3].map((page) => listPeople(application, administrator, { ...all, page })),
  )
  expect(pages.map(({ people, hasMore }) => [people.length, hasMore])).toEqual([
    [20, true],
    [11, false],
    [0, false],
  ])
})

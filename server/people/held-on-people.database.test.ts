import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { startSession } from '#server/access/sessions.ts'
import { tokenHash } from '#server/access/tokens.ts'
import { cast, submitted } from '#tests/cast.ts'
import { openedInvitation, rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { deleteAccount } from './delete-account.ts'
import { holdings } from './held-on-people.ts'
import { notOfPeople } from './not-of-people.ts'
import { personalData } from './personal-data.ts'
import { suspendPerson } from './suspend-person.ts'

test('every column that could name a person is dealt with, in the download and at deletion', async () => {
  const application = await withApplication()
  const known = [
    ...holdings.map(({ table, column }) => `${table}.${column}`),
    ...Object.keys(notOfPeople),
    // Their own row holds both, and goes with `profiles.id`.
    ...['profiles.username', 'profiles.email', 'account_tokens.email'],
  ]
  expect((await columnsThatCouldName(application)).toSorted()).toEqual(known.toSorted())
})

test('the database does at a deletion what the table says', async () => {
  const application = await withApplication()
  const { rows } = await application.database.pool.query<{ place: string; action: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place,
       case c.confdeltype when 'c' then 'deleted' when 'n' then 'unlinked' else 'refused' end as action
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'profiles'::regclass`,
  )
  const tied = Object.fromEntries(rows.map(({ place, action }) => [place, action]))
  const foreign = holdings.filter(({ table, marked }) => table !== 'profiles' && !marked)
  for (const { table, column, atDeletion } of foreign)
    expect([table, column, tied[`${table}.${column}`] ?? 'keeps-the-number']).toEqual([
      table,
      column,
      atDeletion,
    ])
})

test('the download has what is held, with the words of the person’s own reports and no secret', async () => {
  const { application, reporter, stranger } = await lived()
  const data = await personalData(application, reporter)
  expect(data.held['profiles.id']).toMatchObject([{ username: 'amina', email: 'amina@example.org' }])
  expect(data.held['reports.owner_mark']).toHaveLength(1)
  expect(data.held['sessions.user_id']).toHaveLength(1)
  expect(data.reports).toMatchObject([{ words: { personName: 'Misali Kirkira' } }])
  expect(Object.keys(data.held)).toEqual(
    expect.arrayContaining(['notifications.receiver_mark', 'events.actor_id']),
  )
  // What is left out is named.
  const text = JSON.stringify({ ...data, leftOut: null })
  expect(text).not.toMatch(/argon2id|token_hash|sealed_/)
  expect(text).not.toContain(stranger.id)
  expect(data.leftOut['credentials.password_hash']).toBeTruthy()
})

test('no one downloads the data of no one', async () => {
  const application = await withApplication()
  await expect(personalData(application, visitor)).rejects.toMatchObject({ kind: 'sign-in-needed' })
})

test('an account that is deleted is gone, and its reports stay without an owner', async () => {
  const { application, reporter } = await lived()
  await deleteAccount(application, reporter)
  const left = await placesWith(application, reporter.id)
  const mayStay = holdings
    .filter(({ atDeletion }) => atDeletion === 'keeps-the-number')
    .map(({ table, column }) => `${table}.${column}`)
  expect(left.filter((place) => !mayStay.includes(place))).toEqual([])
  const { rows } = await application.database.pool.query('select owner_mark from reports')
  expect(rows).toEqual([{ owner_mark: null }])
})

test('a deletion needs the password again, and a suspended person may leave', async () => {
  const { application, reporter } = await lived()
  await expect(deleteAccount(application, { ...reporter, isConfirmed: false })).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  await expect(deleteAccount(application, visitor)).rejects.toMatchObject({ kind: 'sign-in-needed' })
  await expect(deleteAccount(application, { ...reporter, status: 'suspended' })).resolves.toBeUndefined()
})

test('the last administrator cannot leave', async () => {
  const { application, administrator } = await lived()
  await expect(deleteAccount(application, administrator)).rejects.toMatchObject({
    code: 'last-administrator',
  })
})

/** A reporter to whom something of everything has happened. */
async function lived() {
  const application = await withApplication()
  const { reporter, officer, administrator, stranger } = await cast(
    application,
    ...(['reporter', 'officer', 'administrator', 'stranger'] as const),
  )
  const { id } = await submitted(application, reporter)
  await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
  const link = await openedInvitation(application, administrator, { role: 'reviewer' })
  await application.database.pool.query(
    'update invitations set invited_by = $1, accepted_by = $1 where token_hash = $2',
    [reporter.id, tokenHash(link.split('/').at(-1) ?? '')],
  )
  await suspendPerson(application, administrator, reporter.id, { reason: 'misused' })
  // Afterwards, because a suspension ends them all.
  await startSession(application, reporter)
  return { application, reporter, officer, administrator, stranger }
}

/** Columns that reference an account, hold a number of one without saying so, or are called after what tells a person. */
async function columnsThatCouldName({ database }: TestApplication): Promise<string[]> {
  const { rows } = await database.pool.query<{ place: string }>(
    `select c.relname || '.' || a.attname as place
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
       and (
         a.attname in ('email', 'username', 'phone', 'address')
         or (a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) and (a.attname <> 'id' or c.relname = 'profiles') and not exists (
           select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
             and k.confrelid <> 'profiles'::regclass
         ))
       )`,
  )
  return rows.map(({ place }) => place)
}

async function placesWith({ database }: TestApplication, id: string): Promise<string[]> {
  const places: string[] = []
  for (const { table, column } of holdings) {
    const { rows } = await database.pool.query(`select 1 from ${table} where ${column}::text like $1`, [
      `%${id}%`,
    ])
    if (rows.length > 0) places.push(`${table}.${column}`)
  }
  return places
}

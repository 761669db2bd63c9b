import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { keyQuota } from '#domain/api/keys.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { countRequest, findProgram } from '#server/access/api-keys/find-program.ts'
import { newKey } from '#server/access/api-keys/key-text.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listOwnKeys } from './list-own-keys.ts'
import { makeKey } from './make-key.ts'
import { revokeKey } from './revoke-key.ts'

const input = { name: ' Lamp  reader ', lifetime: '30', publicRead: 'on' }
const refused = { code: 'api-key-not-valid' }

test('a key is shown once, stored as a hash, and opens what it was made for', async () => {
  const { application, reporter } = await staged()
  const { key } = await makeKey(application, reporter, input)
  const { keys } = await listOwnKeys(application, reporter)
  expect(keys).toMatchObject([{ name: 'Lamp reader', ending: key.slice(-4), scopes: ['public.read'] }])
  expect(await findProgram(application, key, null)).toEqual({
    ...{ kind: 'program', id: keys[0]?.id, scopes: ['public.read'] },
  })
  const { rows } = await application.database.pool.query(`select * from api_keys`)
  expect(JSON.stringify(rows)).not.toContain(key.slice(9, 35))
})

test('making and revoking are events without a name or a scope, and each brings a letter', async () => {
  const { application, reporter } = await staged()
  await makeKey(application, reporter, input)
  const id = (await listOwnKeys(application, reporter)).keys[0]?.id
  await revokeKey(application, reporter, id)
  const { rows: events } = await application.database.pool.query(
    `select kind, subject_id, actor_id, detail from events where subject_kind = 'key' order by id`,
  )
  const row = { subject_id: id, actor_id: reporter.id, detail: {} }
  expect(events).toEqual([
    { kind: 'key.made', ...row },
    { kind: 'key.revoked', ...row },
  ])
  const { rows: letters } = await application.database.pool.query(
    `select kind from jobs where kind = 'account-notice'`,
  )
  expect(letters).toHaveLength(2)
})

test('an account has two keys, also when it asks for many at once; revoking one makes room', async () => {
  const { application, reporter } = await staged()
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => makeKey(application, reporter, input)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await expect(makeKey(application, reporter, input)).rejects.toMatchObject({ code: 'too-many-keys' })
  const { keys, canMake } = await listOwnKeys(application, reporter)
  expect(canMake).toBe(false)
  await revokeKey(application, reporter, keys[0]?.id)
  await makeKey(application, reporter, input)
})

test('nothing is made without Enterprise, without a confirmation, without a scope, or for a network that is not one', async () => {
  const { application, reporter, stranger } = await staged()
  const make = (person: Person, change: object) => makeKey(application, person, { ...input, ...change })
  await expect(make(stranger, {})).rejects.toMatchObject({ code: 'api-needs-enterprise' })
  await expect(make({ ...reporter, isConfirmed: false }, {})).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  for (const [change, field, code] of [
    [{ publicRead: '' }, 'publicRead', 'missing'],
    [{ networks: '203.0.113.0/24\n0.0.0.0/0' }, 'networks', 'not-a-network'],
    [{ networks: '203.0.113.7\n'.repeat(11) }, 'networks', 'too-many-lines'],
    [{ lifetime: '3650' }, 'lifetime', 'not-in-list'],
    [{ name: ' ' }, 'name', 'missing'],
  ] as const)
    await expect(make(reporter, change)).rejects.toMatchObject({ fields: { [field]: { code } } })
  expect((await listOwnKeys(application, reporter)).keys).toEqual([])
})

test('a key that was revoked, has expired, lost its plan or its account, or comes from elsewhere gets one answer', async () => {
  const { application, reporter, stranger } = await staged()
  const { key } = await makeKey(application, reporter, { ...input, networks: '203.0.113.0/24' })
  await findProgram(application, key, '203.0.113.7')
  for (const address of ['203.0.114.7', '2001:db8::1', null])
    await expect(findProgram(application, key, address)).rejects.toMatchObject(refused)
  const id = (await listOwnKeys(application, reporter)).keys[0]?.id
  await expect(revokeKey(application, stranger, id)).rejects.toMatchObject({ kind: 'not-found' })
  await revokeKey(application, reporter, id)
  await expect(findProgram(application, key, '203.0.113.7')).rejects.toMatchObject(refused)

  const { key: another } = await makeKey(application, reporter, input)
  await application.database.pool.query(`update profiles set status = 'suspended' where id = $1`, [
    reporter.id,
  ])
  await expect(findProgram(application, another, null)).rejects.toMatchObject(refused)
  await application.database.pool.query(`update profiles set status = 'active' where id = $1`, [reporter.id])
  await findProgram(application, another, null)
  application.later(days(30))
  await expect(findProgram(application, another, null)).rejects.toMatchObject(refused)

  const { key: last } = await makeKey(application, reporter, { ...input, lifetime: '365' })
  application.later(days(31))
  await expect(findProgram(application, last, null)).rejects.toMatchObject(refused)
  await givePlan(application, reporter.id, { tier: 'enterprise', days: 9 })
  await findProgram(application, last, null)
  await deleteAccount(application, reporter)
  await expect(findProgram(application, last, null)).rejects.toMatchObject(refused)
})

test('keys that are unknown, malformed and expired take the same time', async () => {
  const { application, reporter } = await staged()
  const { key: expired } = await makeKey(application, reporter, input)
  application.later(days(30))
  const kinds = {
    unknown: () => newKey(application.randomness),
    malformed: () => 'quokka',
    long: () => 'x'.repeat(10_000),
    expired: () => expired,
  }
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as number[]]))
  for (let round = 0; round < 120; round += 1)
    for (const [kind, key] of Object.entries(kinds)) {
      const given = key()
      const began = process.hrtime.bigint()
      await expect(findProgram(application, given, null)).rejects.toMatchObject(refused)
      times[kind]?.push(Number(process.hrtime.bigint() - began))
    }
  const medians = Object.values(times).map((each) => each.toSorted((a, b) => a - b)[60] ?? 0)
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5)
})

test('a key asks 60 times a minute and 10,000 times a day, and its last day of use is kept', async () => {
  const { application, reporter } = await staged()
  const { key } = await makeKey(application, reporter, input)
  const program = await findProgram(application, key, null)
  const used = await Promise.all(
    Array.from({ length: keyQuota.minute }, () => countRequest(application, program)),
  )
  expect(Math.max(...used.map(({ minute }) => minute.count))).toBe(keyQuota.minute)
  await expect(countRequest(application, program)).rejects.toMatchObject({ code: 'api-quota-used' })
  expect(await lastUse(application)).toBe(dayInNigeria(application.now()))
  application.later(minutes(1))
  expect(await countRequest(application, program)).toMatchObject({ minute: { count: 1 }, day: { count: 62 } })
  application.later(days(1))
  expect(await countRequest(application, program)).toMatchObject({ day: { count: 1 } })
  expect(await lastUse(application)).toBe(dayInNigeria(application.now()))
})

async function lastUse({ database }: TestApplication): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ day: string }>(
    `select last_used_on::text as day from api_keys`,
  )
  return rows[0]?.day
}

async function staged() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger')
  await givePlan(application, people.reporter.id, { tier: 'enterprise', days: 60 })
  return { application, ...people }
}

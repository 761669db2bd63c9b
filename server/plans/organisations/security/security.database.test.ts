import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readListFilters } from '#domain/finding/list-filters.ts'
import { days, hours } from '#domain/time/durations.ts'
import { findProgram } from '#server/access/api-keys/find-program.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { makeKey } from '#server/api/make-key.ts'
import { makeWebhook } from '#server/api/webhooks/make-webhook.ts'
import { beginExport } from '#server/finding/export/export-list.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { cast } from '#tests/cast.ts'
import { foundedWith } from '#tests/support/plans/founded-with.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { foundOrganisation } from '../found-organisation.ts'
import { leaveOrganisation } from '../leave-organisation.ts'
import { answerExportRequest, listExportRequests } from './export-requests.ts'
import { readOrganisationLog } from './organisation-log.ts'
import { setOrganisationRules, showOrganisationRules } from './set-rules.ts'

const office = '203.0.113.7'
const list = { term: 'gate', filters: readListFilters(new URLSearchParams('state=Kano')).filters }

test('rules keep a session out of what is the organisation’s, and let in the one that meets them', async () => {
  const { application, owner, member } = await staged()
  const inside = came(application, owner, {})
  await setOrganisationRules(application, inside, {
    ...{ needsPasskey: 'on', sessionHours: '4', networks: '203.0.113.0/24' },
  })
  const read = (change: Partial<NonNullable<Person['entrance']>>) =>
    readOrganisationLog(application, came(application, member, change))
  expect(await read({})).toMatchObject([
    { kind: 'rules-changed' },
    { kind: 'seat-taken' },
    { kind: 'invited' },
  ])
  await expect(read({ address: '198.51.100.7' })).rejects.toMatchObject({ code: 'organisation-network' })
  await expect(read({ address: null })).rejects.toMatchObject({ code: 'organisation-network' })
  await expect(read({ byPasskey: false })).rejects.toMatchObject({ code: 'organisation-needs-passkey' })
  const startedAt = new Date(application.now().getTime() - hours(4))
  await expect(read({ startedAt })).rejects.toMatchObject({ code: 'organisation-session-old' })
  // A person of whom no session is known meets no rule.
  await expect(readOrganisationLog(application, member)).rejects.toMatchObject({
    code: 'organisation-network',
  })
  for (const outside of [member, came(application, member, { byPasskey: false })]) {
    const refused = { code: expect.stringMatching(/^organisation-/) }
    await expect(
      makeKey(application, outside, { name: 'Lamp', lifetime: '30', publicRead: 'on' }),
    ).rejects.toMatchObject(refused)
    await expect(
      makeWebhook(application, outside, { name: 'Lamp', address: 'https://lamp.example/' }),
    ).rejects.toMatchObject(refused)
    await expect(beginExport(application, withPlan(outside), list)).rejects.toMatchObject(refused)
    await expect(listExportRequests(application, outside)).rejects.toMatchObject(refused)
    // The rules can be read, and the way out is open.
    expect(await showOrganisationRules(application, outside)).toMatchObject({ isOwner: false })
  }
  await leaveOrganisation(application, member)
})

test('a key of a member works in the networks of the organisation alone, also one that was made before', async () => {
  const { application, owner, member } = await staged()
  const { key } = await makeKey(application, member, { name: 'Lamp', lifetime: '30', publicRead: 'on' })
  await findProgram(application, key, '198.51.100.7')
  await setOrganisationRules(application, came(application, owner, {}), { networks: '203.0.113.0/24' })
  await findProgram(application, key, office)
  for (const address of ['198.51.100.7', null])
    await expect(findProgram(application, key, address)).rejects.toMatchObject({ code: 'api-key-not-valid' })
})

test('only the owner sets rules, with a confirmation, and none that keep the owner out', async () => {
  const { application, owner, member } = await staged()
  const rules = { needsPasskey: 'on' }
  await expect(setOrganisationRules(application, came(application, member, {}), rules)).rejects.toMatchObject(
    {
      kind: 'not-found',
    },
  )
  const inside = came(application, owner, {})
  await expect(
    setOrganisationRules(application, { ...inside, isConfirmed: false }, rules),
  ).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  const withoutPasskey = came(application, owner, { byPasskey: false })
  await expect(setOrganisationRules(application, withoutPasskey, rules)).rejects.toMatchObject({
    code: 'rules-lock-you-out',
  })
  await expect(
    setOrganisationRules(application, inside, { networks: '198.51.100.0/24' }),
  ).rejects.toMatchObject({
    code: 'rules-lock-you-out',
  })
  await expect(setOrganisationRules(application, inside, { networks: 'office' })).rejects.toMatchObject({
    fields: { networks: { code: 'not-a-network' } },
  })
  await expect(setOrganisationRules(application, inside, { sessionHours: '99' })).rejects.toMatchObject({
    fields: { sessionHours: { code: 'not-in-list' } },
  })
  await setOrganisationRules(application, inside, rules)
  // With the password alone, a thief takes no passkeys away.
  await expect(setOrganisationRules(application, withoutPasskey, {})).rejects.toMatchObject({
    code: 'organisation-needs-passkey',
  })
  // Out of its networks, the owner can name the new one.
  await setOrganisationRules(application, inside, { networks: '203.0.113.0/24' })
  const moved = came(application, owner, { address: '198.51.100.7' })
  await setOrganisationRules(application, moved, { networks: '198.51.100.0/24' })
})

test('an export waits until a second member agrees, is made once, and only as it was asked for', async () => {
  const { application, owner, member } = await staged()
  await setOrganisationRules(application, came(application, owner, {}), { exportsByTwo: 'on' })
  const asker = withPlan(member)
  const begin = (what = list) => beginExport(application, asker, what)
  const waits = { code: 'export-waits' }
  for (const _ of [1, 2]) await expect(begin()).rejects.toMatchObject(waits)
  const requests = await listExportRequests(application, owner)
  expect(requests).toMatchObject([
    { username: member.username, asked: 'state=Kano&q=gate', isOwn: false, agreed: null },
  ])
  const id = requests[0]?.id
  await expect(answerExportRequest(application, member, id, 'agree')).rejects.toMatchObject({
    code: 'own-export',
  })
  await answerExportRequest(application, owner, id, 'agree')
  await expect(begin({ ...list, term: 'road' })).rejects.toMatchObject(waits)
  expect(await begin()).toMatch(/^\d+\./)
  await expect(begin()).rejects.toMatchObject(waits)
  const [again] = (await listExportRequests(application, owner)).filter(({ asked }) => asked.includes('gate'))
  await answerExportRequest(application, owner, again?.id, 'decline')
  const log = await readOrganisationLog(application, owner)
  expect(
    log
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('export'))
      .toReversed(),
  ).toEqual([
    ...['export-asked', 'export-agreed', 'export-asked', 'export-begun', 'export-asked', 'export-declined'],
  ])
})

test('an agreement that was given to a list ends after seven days, and is used once by two at a time', async () => {
  const { application, owner, member } = await staged()
  await setOrganisationRules(application, came(application, owner, {}), { exportsByTwo: 'on' })
  const asker = withPlan(member)
  const ask = async () => {
    await expect(beginExport(application, asker, list)).rejects.toMatchObject({ code: 'export-waits' })
    const [request] = await listExportRequests(application, owner)
    await answerExportRequest(application, owner, request?.id, 'agree')
  }
  await ask()
  const tries = await Promise.allSettled([1, 2, 3].map(() => beginExport(application, asker, list)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [waiting] = await listExportRequests(application, owner)
  await answerExportRequest(application, owner, waiting?.id, 'decline')
  await ask()
  application.later(days(7))
  await expect(beginExport(application, asker, list)).rejects.toMatchObject({ code: 'export-waits' })
})

test('two organisations never see each other’s rules, log or exports', async () => {
  const { application, owner, member } = await staged()
  const { officer } = await cast(application, 'officer')
  await givePlan(application, officer.id, { tier: 'enterprise' })
  await foundOrganisation(application, officer, { organisationName: 'Other Desk' })
  await setOrganisationRules(application, came(application, owner, {}), { exportsByTwo: 'on' })
  await expect(beginExport(application, withPlan(member), list)).rejects.toThrow()
  const [request] = await listExportRequests(application, owner)
  for (const answer of ['agree', 'decline'] as const)
    await expect(answerExportRequest(application, officer, request?.id, answer)).rejects.toMatchObject({
      kind: 'not-found',
    })
  expect(await listExportRequests(application, officer)).toEqual([])
  expect(await readOrganisationLog(application, officer)).toEqual([])
  expect((await showOrganisationRules(application, officer)).rules).toMatchObject({ exportsByTwo: false })
})

test('the log has no log-in, keeps no name of an account that is gone, and people outside leave no line', async () => {
  const { application, owner, member, outsider } = await staged()
  await startSession(application, member)
  await givePlan(application, outsider.id, { tier: 'enterprise' })
  await makeKey(application, outsider, { name: 'Lamp', lifetime: '30', publicRead: 'on' })
  expect(await readOrganisationLog(application, owner)).toMatchObject([
    { kind: 'seat-taken', username: member.username },
    { kind: 'invited', username: owner.username },
  ])
  await deleteAccount(application, member)
  expect((await readOrganisationLog(application, owner))[0]).toMatchObject({ username: null })
})

test('a session tells how it began: its start, its address, and whether a passkey was used', async () => {
  const { application, member } = await staged()
  const token = await startSession(application, member)
  const session = await findSession(application, token, office)
  expect(session?.person.entrance).toEqual({
    startedAt: application.now(),
    byPasskey: false,
    address: office,
  })
  await application.database.pool.query('update sessions set by_passkey = true')
  expect((await findSession(application, token))?.person.entrance).toMatchObject({
    byPasskey: true,
    address: null,
  })
  const { rows } = await application.database.pool.query('select * from sessions')
  expect(JSON.stringify(rows)).not.toContain(office)
})

async function staged() {
  const application = await withApplication()
  const {
    reporter: owner,
    stranger: member,
    reviewer: outsider,
  } = await cast(application, 'reporter', 'stranger', 'reviewer')
  await foundedWith(application, owner, member)
  return { application, owner, member, outsider }
}

function came(
  { now }: TestApplication,
  person: Person,
  change: Partial<NonNullable<Person['entrance']>>,
): Person {
  return { ...person, entrance: { startedAt: now(), byPasskey: true, address: office, ...change } }
}

function withPlan(person: Person): Person {
  return { ...person, subscription: { tier: 'enterprise', status: 'active' } }
}

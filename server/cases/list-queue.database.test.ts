import { expect, test } from 'vitest'
import { type Actor, type Person, visitor } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { days, minutes } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { makeWaitingMatchKeys } from '#server/similar/make-match-keys.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { claimReport } from './claim-report.ts'
import { mostOpened } from './headers/fitting-reports.ts'
import { listQueue } from './list-queue.ts'
import { queuePageLength } from './queue-page.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'document_check', notes: 'Compared.' }
const minute = minutes(1)

const list = (application: Application, actor: Actor, address = '', after: string | null = null) =>
  listQueue(application, actor, readQueueFilters(new URLSearchParams(address)), after)

const names = async (application: Application, actor: Actor, address = '') =>
  (await list(application, actor, address)).entries.map(({ personName }) => personName)

test('the queue shows whom a report is about, longest waiting first, and not who sent it', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  await named(application, reporter, 'Misali Na Daya')
  await named(application, reporter, 'Misali Na Biyu')

  expect(await names(application, reviewer)).toEqual(['Misali Na Daya', 'Misali Na Biyu'])
  expect(await names(application, reviewer, 'order=newest')).toEqual(['Misali Na Biyu', 'Misali Na Daya'])
  const queue = await list(application, reviewer)
  for (const secret of [reporter.id, reporter.username, reporter.email])
    expect(JSON.stringify(queue)).not.toContain(secret)
})

test('the queue counts each status, tells what was verified since the last change, and which are the reader’s own', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const verified = await submitted(application, reporter)
  const changed = await submitted(application, reporter)
  const own = await submitted(application, reviewer)
  const rejected = await submitted(application, reporter)
  await verifyReport(application, reviewer, verified.id, verification)
  await verifyReport(application, reviewer, changed.id, verification)
  await editReport(application, reporter, changed.id, buildReport())
  await rejectedByTwo(application, officer, rejected.id, { reason: 'Empty.' })

  const { entries, counts } = await list(application, reviewer)
  const byId = new Map(
    entries.map((entry) => [entry.id, [entry.isVerified, entry.isVerifiedByActor, entry.isOwn]]),
  )
  expect(byId).toEqual(
    new Map([
      [verified.id, [true, true, false]],
      [changed.id, [false, false, false]],
      [own.id, [false, false, true]],
    ]),
  )
  expect(counts).toEqual({ pending: 3, approved: 0, rejected: 1, retracted: 0, withdrawn: 0 })
  expect((await list(application, officer, 'status=rejected')).entries).toMatchObject([{ id: rejected.id }])
})

test('each says in words how long it has waited, and for what', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  application.later(days(3))
  await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  application.later(2 * 60 * minute)

  expect((await list(application, reviewer)).entries.map(({ waiting }) => waiting)).toEqual([
    'Has waited 2 hours for approval, 3 days in all',
    'Came in today',
  ])
})

test('the queue is narrowed to who holds it, to what is verified, and to a sector and a state', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const mine = await named(application, reporter, 'Mine', { sector: 'police', state: 'Kano' })
  const theirs = await named(application, reporter, 'Theirs', { sector: 'police', state: 'Lagos' })
  const verified = await named(application, reporter, 'Verified', { sector: 'education', state: 'Kano' })
  await named(application, reporter, 'Free')
  await claimReport(application, reviewer, mine)
  await claimReport(application, officer, theirs)
  await verifyReport(application, officer, verified, verification)

  const shown = (address: string) => names(application, reviewer, address)
  expect(await shown('work=mine')).toEqual(['Mine'])
  expect(await shown('work=others')).toEqual(['Theirs'])
  expect(await shown('work=unclaimed')).toEqual(['Verified', 'Free'])
  expect(await shown('verified=yes')).toEqual(['Verified'])
  expect(await shown('verified=no&work=unclaimed')).toEqual(['Free'])
  expect(await shown('sector=police')).toEqual(['Mine', 'Theirs'])
  expect(await shown('state=Kano')).toEqual(['Mine', 'Verified'])
  expect(await shown('sector=police&state=Kano')).toEqual(['Mine'])
  expect(await shown('status=approved')).toEqual([])
  const held = (await list(application, reviewer)).entries.map(({ heldBy }) => heldBy?.name ?? null)
  expect(held).toEqual(['bola', 'chidi', null, null])
})

test.each(['', 'order=longest', 'order=newest', 'sector=works_housing_transport'])(
  'page by page the queue %j shows every report once, priority or not, also when one comes in meanwhile',
  async (address) => {
    const application = await withApplication()
    const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
    await givePlan(application, stranger.id, { source: 'payment' })
    const people = [subscriber(reporter), subscriber(stranger)]
    const sent: string[] = []
    for (let each = 0; each < queuePageLength * 2 + 1; each += 1) {
      const { id } = await submitted(application, people[each % 2] ?? reporter)
      sent.push(id)
      // Some of them on the same day.
      if (each % 3 === 0) application.later(days(1))
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await list(application, reviewer, address, after)
      seen.push(...page.entries.map(({ id }) => id))
      after = page.next
      application.later(minute)
      if (address !== 'order=newest') sent.push((await submitted(application, subscriber(reporter))).id)
    } while (after)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(queuePageLength * 2)
    expect(sent).toEqual(expect.arrayContaining(seen))
  },
)

test('a filter on what is sealed opens a part of a long list, and says that there is more', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  for (let each = 0; each < mostOpened; each += 1) await submitted(application, subscriber(reporter))
  application.later(days(1))
  const last = await named(application, subscriber(reporter), 'Last', { state: 'Kano' })

  const first = await list(application, reviewer, 'state=Kano')
  expect(first).toMatchObject({ entries: [], isCutShort: true })
  const second = await list(application, reviewer, 'state=Kano', first.next)
  expect(second).toMatchObject({ entries: [{ id: last }], isCutShort: false, next: null })
})

test('with headers a filter finds what is far down a long list, by kind, sector, state and sum', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  for (let each = 0; each < mostOpened + 5; each += 1) await submitted(application, subscriber(reporter))
  application.later(days(1))
  const about = { state: 'Kano', wrongKind: 'bribe', amount: 'N1.5bn', whatHappened: 'A fee for a stamp.' }
  const last = await named(application, subscriber(reporter), 'Last', about)
  await makeWaitingMatchKeys(application)
  for (const asked of ['state=Kano', 'amount=over-1bn', 'kind=bribe&state=Kano&amount=over-1bn'])
    expect(await list(application, reviewer, asked), asked).toMatchObject({
      ...{ entries: [{ id: last }], isCutShort: false, next: null },
    })
  expect((await list(application, reviewer, 'state=Kano&amount=under-1m')).entries).toEqual([])
})

test('a text that changed is filtered by what it says now, before its header is made again', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const id = await named(application, reporter, 'Misali', { state: 'Kano' })
  await makeWaitingMatchKeys(application)
  await editReport(application, reporter, id, buildReport({ personName: 'Misali', state: 'Lagos' }))
  expect((await list(application, reviewer, 'state=Kano')).entries).toEqual([])
  expect((await list(application, reviewer, 'state=Lagos')).entries).toMatchObject([{ id }])
})

test('the headers of all reports have one length, and nothing of them is in clear', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await named(application, subscriber(reporter), 'Misali', { state: 'Edo', amount: '' })
  await named(application, subscriber(reporter), 'Misali', {
    ...{ state: 'Cross River', wrongKind: 'contract', amount: '₦1,500,000,000', whatHappened: 'A road.' },
  })
  await makeWaitingMatchKeys(application)
  const { rows } = await application.database.pool.query(
    'select octet_length(sealed_header) as length, sealed_header from case_headers',
  )
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  for (const { sealed_header } of rows) expect(String(sealed_header)).not.toMatch(/Edo|Cross|contract/)
})

test('a search finds a report by a plate in it, and by nothing for a member who may not know of it', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const id = await named(application, reporter, 'Kirkira Zumunta', {
    ...{ evidence: 'The car is a Prado with the plate ABC-123-XY.' },
  })
  await named(application, reporter, 'Misali')
  await makeWaitingMatchKeys(application)
  const found = await list(application, reviewer, 'q=abc123xy')
  expect(found.entries.map((each) => each.id)).toEqual([id])
  await declareInterests(application, reviewer, { names: 'Kirkira Zumunta', others: '' })
  expect((await list(application, reviewer, 'q=abc123xy')).entries).toEqual([])
})

test('a place in the list that no one gave is its beginning', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  await named(application, reporter, 'Misali')
  for (const after of ['x', '', '%00', 'e30'])
    expect((await list(application, reviewer, '', after)).entries).toHaveLength(1)
})

test('the queue is for staff who are not suspended', async () => {
  const application = await withApplication()
  const { reporter, observer, reviewer } = await cast(application, 'reporter', 'observer', 'reviewer')
  await expect(list(application, visitor)).rejects.toMatchObject({ code: 'sign-in-needed' })
  await expect(list(application, reporter)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(list(application, observer)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(list(application, { ...reviewer, status: 'suspended' })).rejects.toMatchObject({
    code: 'account-suspended',
  })
})

async function named(
  application: TestApplication,
  owner: Person,
  personName: string,
  words: Record<string, string> = {},
): Promise<string> {
  const { id } = await submitted(application, owner, { personName, ...words })
  // Reports of one day have no order by their times.
  application.later(days(1))
  return id
}

/** The month's limit is not what these tests are about. */
function subscriber(person: Person): Person {
  return { ...person, subscription: { tier: 'premium', status: 'active' } }
}

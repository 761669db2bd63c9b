import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { mostJoined } from '#domain/cases/case-work.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { joinCases, separateCases } from './join-cases.ts'

async function house() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'reviewer', 'officer')
  const premium = { tier: 'premium', status: 'active' } as const
  const sent = (owner: Person, words: Record<string, string> = {}) =>
    submitted(application, { ...owner, subscription: premium }, words)
  return { application, ...people, sent }
}

async function numbersAt(application: TestApplication, actor: Person, id: string) {
  const { joined } = await showReport(application, actor, id)
  return joined?.map(({ referenceNumber }) => referenceNumber).toSorted() ?? null
}

test('two reports of the same wrong are joined for staff, from either side, and taken apart again', async () => {
  const { application, reporter, stranger, reviewer, officer, sent } = await house()
  const [one, other] = [await sent(reporter), await sent(stranger)]
  await joinCases(application, reviewer, one.id, { other: ` ${other.referenceNumber.toLowerCase()} ` })
  expect(await numbersAt(application, officer, one.id)).toEqual([other.referenceNumber])
  expect(await numbersAt(application, officer, other.id)).toEqual([one.referenceNumber])
  await separateCases(application, officer, other.id, { other: one.referenceNumber })
  expect(await numbersAt(application, reviewer, one.id)).toEqual([])
  expect(await everyRow(application)).not.toContain('case_joins')
})

test('what is joined to a joined one is shown too, and each report stays as it was', async () => {
  const { application, reporter, reviewer, sent } = await house()
  const [one, two, three] = [await sent(reporter), await sent(reporter), await sent(reporter)]
  const before = await showReport(application, reporter, one.id)
  await joinCases(application, reviewer, one.id, { other: two.referenceNumber })
  await joinCases(application, reviewer, two.id, { other: three.referenceNumber })
  expect(await numbersAt(application, reviewer, one.id)).toEqual(
    [two.referenceNumber, three.referenceNumber].toSorted(),
  )
  expect(await showReport(application, reporter, one.id)).toEqual(before)
})

test('no source learns of it: not from their page, their history or an event', async () => {
  const { application, reporter, stranger, reviewer, sent } = await house()
  const [one, other] = [await sent(reporter), await sent(stranger)]
  const count = async () =>
    (await application.database.pool.query('select count(*) from events')).rows[0].count
  const before = await count()
  await joinCases(application, reviewer, one.id, { other: other.referenceNumber })
  expect(await count()).toBe(before)
  for (const [owner, id, foreign] of [
    [reporter, one.id, other],
    [stranger, other.id, one],
  ] as const) {
    const shown = JSON.stringify(await showReport(application, owner, id))
    expect(shown).not.toContain(foreign.id)
    expect(shown).not.toContain(foreign.referenceNumber)
  }
})

test('no row says which reports are joined', async () => {
  const { application, reporter, stranger, reviewer, sent } = await house()
  const [one, other] = [await sent(reporter), await sent(stranger)]
  await joinCases(application, reviewer, one.id, { other: other.referenceNumber })
  const rows = (await everyRow(application)).split('\n').filter((row) => row.includes('case_joins'))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => row.includes(one.id) && row.includes(other.id))).toEqual([])
})

test('a report that does not exist for a member is joined by no one of them, and shown to none of them', async () => {
  const { application, reporter, stranger, reviewer, officer, sent } = await house()
  const one = await sent(reporter)
  const hidden = await sent(stranger, { personName: 'Kirkira Zumunta' })
  const behind = await sent(stranger)
  await joinCases(application, reviewer, one.id, { other: hidden.referenceNumber })
  await joinCases(application, reviewer, hidden.id, { other: behind.referenceNumber })
  await declareInterests(application, officer, { names: 'Kirkira Zumunta', others: '' })
  expect(await numbersAt(application, officer, one.id)).toEqual([])
  const refused = { code: 'invalid', fields: { other: { code: 'no-such-report' } } }
  for (const number of [hidden.referenceNumber, 'WR-26010100000', '', one.referenceNumber])
    await expect(joinCases(application, officer, one.id, { other: number })).rejects.toMatchObject(refused)
})

test('the same twice, and one too many, are refused', async () => {
  const { application, reporter, stranger, reviewer, sent } = await house()
  const one = await sent(reporter)
  const other = await sent(stranger)
  await joinCases(application, reviewer, one.id, { other: other.referenceNumber })
  await expect(
    joinCases(application, reviewer, other.id, { other: one.referenceNumber }),
  ).rejects.toMatchObject({ code: 'joined-already' })
  for (let each = 1; each < mostJoined; each += 1)
    await joinCases(application, reviewer, one.id, { other: (await sent(stranger)).referenceNumber })
  const last = await sent(stranger)
  await expect(
    joinCases(application, reviewer, one.id, { other: last.referenceNumber }),
  ).rejects.toMatchObject({ code: 'too-many-joined' })
})

test('two colleagues who join crosswise at once lose nothing', async () => {
  const { application, reporter, stranger, reviewer, officer, sent } = await house()
  const [one, two, three] = [await sent(reporter), await sent(stranger), await sent(stranger)]
  await Promise.all([
    joinCases(application, reviewer, one.id, { other: two.referenceNumber }),
    joinCases(application, officer, three.id, { other: one.referenceNumber }),
  ])
  expect(await numbersAt(application, reviewer, one.id)).toHaveLength(2)
})

test('an account that does not work on reports joins nothing, and neither does an owner', async () => {
  const { application, reporter, stranger, sent } = await house()
  const [one, other] = [await sent(reporter), await sent(reporter)]
  for (const person of [reporter, stranger])
    await expect(joinCases(application, person, one.id, { other: other.referenceNumber })).rejects.toThrow()
})

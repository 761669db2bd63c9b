import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Source } from '#domain/actor.ts'
import { mostFollowUps } from '#domain/conversations/punishment.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { deleteReport } from '../delete-report.ts'
import { sendReport } from '../send-report.ts'
import { findVisit, returnByCode } from '../visits.ts'
import { withdrawReport } from '../withdraw-report.ts'
import { deleteFollowUps, showPunished, tellOfPunishment } from './tell-of-punishment.ts'

const told = {
  'what.charged': 'on',
  'what.pay-stopped': 'on',
  state: 'Kaduna',
  text: 'A quokka sent a query.',
}

test('a holder of a code tells that they are punished, and staff read it at the case, with the day alone', async () => {
  const application = await withApplication()
  const { reviewer, officer } = await cast(application, 'reviewer', 'officer')
  const source = await sent(application)
  await tellOfPunishment(application, source, null, told)
  const kept = {
    ...{ number: 1, sentOn: '2026-11-21', state: 'Kaduna', text: 'A quokka sent a query.' },
    what: ['pay-stopped', 'charged'],
  }
  for (const member of [reviewer, officer])
    expect((await showReport(application, member, source.reportId)).punishment?.followUps).toEqual([kept])
  expect(await showPunished(application, source, null)).toMatchObject({ mayTell: true, followUps: [kept] })
  const { history } = await showReport(application, reviewer, source.reportId)
  expect(history.at(-1)).toMatchObject({
    ...{ kind: 'report.punishment_told', by: 'The reporter' },
    at: '2026-11-21',
  })
  expect(await everyRow(application)).not.toContain('quokka')
})

test('an owner with an account tells the same; other accounts and the public receive nothing of it', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  const { id } = await submitted(application, reporter)
  await tellOfPunishment(application, reporter, id, { ...told, state: '' })
  expect((await showReport(application, reviewer, id)).punishment?.followUps).toMatchObject([{ state: '' }])
  expect((await showReport(application, reporter, id)).punishment ?? null).toBeNull()
  for (const person of [stranger, reviewer])
    await expect(tellOfPunishment(application, person, id, told)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(showPunished(application, stranger, id)).rejects.toMatchObject({ kind: 'not-found' })
})

test('what is missing or not in the lists is named by its field, and nothing is kept', async () => {
  const application = await withApplication()
  const source = await sent(application)
  const trying = tellOfPunishment(application, source, null, {
    'what.burnt': 'on',
    state: 'Atlantis',
    text: ' ',
  })
  await expect(trying).rejects.toMatchObject({
    fields: { what: { code: 'missing' }, state: { code: 'not-in-list' }, text: { code: 'missing' } },
  })
  expect((await showPunished(application, source, null)).followUps).toEqual([])
})

test('a report takes so many follow-ups and no more, also when two come at once', async () => {
  const application = await withApplication()
  const source = await sent(application)
  for (let count = 1; count < mostFollowUps; count++) await tellOfPunishment(application, source, null, told)
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => tellOfPunishment(application, source, null, told)),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { followUps } = await showPunished(application, source, null)
  expect(followUps.map(({ number }) => number)).toEqual([...Array(mostFollowUps).keys()].map((n) => n + 1))
})

test('a source deletes what they told, with its key, and can tell again', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer')
  const source = await sent(application)
  await tellOfPunishment(application, source, null, told)
  await deleteFollowUps(application, source, null)
  expect((await showReport(application, reviewer, source.reportId)).punishment?.followUps).toEqual([])
  expect(await leftOf(application)).toEqual({ conversations: 0, keys: 0 })
  await tellOfPunishment(application, source, null, told)
  expect((await showPunished(application, source, null)).followUps).toHaveLength(1)
})

test('what was told goes with a report that its source deletes, and a withdrawn one takes no more', async () => {
  const application = await withApplication()
  const withdrawn = await sent(application)
  await withdrawReport(application, withdrawn, null)
  const late = tellOfPunishment(application, withdrawn, null, told)
  await expect(late).rejects.toMatchObject({ code: 'step-not-possible' })
  const source = await sent(application)
  await tellOfPunishment(application, source, null, told)
  await deleteReport(application, source, null)
  expect(await leftOf(application)).toEqual({ conversations: 0, keys: 0 })
})

async function sent(application: TestApplication): Promise<Source> {
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the visit was not opened')
  return source
}

async function leftOf({ database: { pool } }: TestApplication) {
  const { rows } = await pool.query(
    `select (select count(*)::int from conversations where kind = 'punishment') conversations,
            (select count(*)::int from sealed_keys where subject_kind = 'conversation') keys`,
  )
  return rows[0]
}

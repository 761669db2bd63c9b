import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days, minutes } from '#domain/time/durations.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { enterByCode } from '../enter-by-code.ts'
import { findVisit } from '../visits.ts'
import { answerTip } from './answer-tip.ts'
import { sendTip } from './send-tip.ts'
import { deleteTip, followTip, writeToTip } from './tip-of-visit.ts'

test('a person without an account tells more about a public report, and reads the answer with letters or words', async () => {
  const { application, id, referenceNumber, reviewer } = await withPublic()
  const sent = await sendTip(application, id, buildTip(), null)
  const [tip] = (await showReport(application, reviewer, id)).tips?.tips ?? []
  expect(tip?.messages).toEqual([
    { number: 1, side: 'source', sentOn: '2026-11-21', text: 'A quokka keeps the key.' },
  ])
  await answerTip(application, reviewer, id, tip?.id ?? '', { message: 'Since when?' })
  for (const sourceCode of [sent.code, sent.words.join(' ')]) {
    const visit = await enter(application, sourceCode)
    const followed = await followTip(application, visit)
    expect(followed.referenceNumber).toBe(referenceNumber)
    expect(followed.messages.map(({ side, text }) => [side, text]).slice(0, 2)).toEqual([
      ['source', 'A quokka keeps the key.'],
      ['staff', 'Since when?'],
    ])
    await writeToTip(application, visit, { message: 'Since May.' })
  }
  const after = (await showReport(application, reviewer, id)).tips?.tips[0]?.messages
  expect(after?.map(({ text }) => text)).toEqual(['Since when?', 'Since May.', 'Since May.'])
})

test('the same form sent again, or twice at once, is one tip with one code', async () => {
  const { application, id, reviewer } = await withPublic()
  const form = buildTip()
  const shown = await Promise.all([
    sendTip(application, id, form, null),
    sendTip(application, id, form, null),
    sendTip(application, id, form, null),
  ])
  expect(new Set(shown.map(({ code }) => code)).size).toBe(1)
  expect((await showReport(application, reviewer, id)).tips?.tips).toHaveLength(1)
})

test('neither the owner nor a reader is shown that a tip came, and neither can answer one', async () => {
  const { application, id, reporter } = await withPublic()
  const { stranger } = await cast(application, 'stranger')
  await sendTip(application, id, buildTip(), null)
  for (const reader of [reporter, stranger]) {
    const shown = await showReport(application, reader, id)
    expect(shown.tips ?? null).toBeNull()
    expect(JSON.stringify(shown)).not.toContain('tip_received')
  }
  for (const other of [reporter, stranger])
    await expect(answerTip(application, other, id, randomUUID(), { message: 'Who?' })).rejects.toMatchObject({
      kind: expect.stringMatching(/rule-broken|not-found/),
    })
})

test('a code of a tip opens no report, and no visit of a report opens a tip', async () => {
  const { application, id } = await withPublic()
  const { code } = await sendTip(application, id, buildTip(), null)
  const visit = await enter(application, code)
  expect(await findVisit(application, visit)).toBeNull()
  application.later(minutes(16))
  await expect(followTip(application, visit)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(followTip(application, null)).rejects.toMatchObject({ kind: 'not-found' })
})

test('a deleted tip and one whose days are over are gone with their keys, and their codes are as wrong ones', async () => {
  const { application, id, reviewer } = await withPublic()
  const deleted = await sendTip(application, id, buildTip(), null)
  const visit = await enter(application, deleted.code)
  await deleteTip(application, visit)
  await expect(followTip(application, visit)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(writeToTip(application, visit, { message: 'More.' })).rejects.toMatchObject({
    kind: 'not-found',
  })
  const old = await sendTip(application, id, buildTip(), null)
  application.later(days(367))
  await doDueWork(application)
  const refusals: unknown[] = []
  for (const sourceCode of [deleted.code, old.code])
    refusals.push(await enterByCode(application, { sourceCode }, null).catch((error: unknown) => error))
  expect(refusals[0]).toEqual(refusals[1])
  expect(refusals[0]).toMatchObject({ kind: 'invalid', fields: { sourceCode: expect.anything() } })
  const { rows } = await application.database.pool.query(
    `select (select count(*)::int from conversations where kind = 'tip') tips,
            (select count(*)::int from tip_access) codes,
            (select count(*)::int from sealed_keys where conversation_id is not null) keys`,
  )
  expect(rows).toEqual([{ tips: 0, codes: 0, keys: 0 }])
  expect((await showReport(application, reviewer, id)).tips?.tips).toEqual([])
})

test('no row and no line of the log holds a word of a tip, its code or its form, and its moment is a day', async () => {
  const { application, id, reviewer } = await withPublic()
  const form = buildTip()
  const sent = await sendTip(application, id, form, '192.0.2.0/24')
  const rows = `${await everyRow(application)}${application.logged.join('')}`
  expect(rows).toContain('tip_access')
  for (const secret of ['quokka', sent.code, sent.words.join(' '), form.formNumber, '192.0.2'])
    expect(rows).not.toContain(secret)
  const { rows: finer } = await application.database.pool.query(
    `select from events where kind = 'report.tip_received' and not is_day(occurred_at)`,
  )
  expect(finer).toEqual([])
  const entry = (await showReport(application, reviewer, id)).history.at(-1)
  expect(entry).toMatchObject({ kind: 'report.tip_received', by: 'A visitor' })
})

test('a report that is not public takes no tip, as one that does not exist; a retracted one still does', async () => {
  const { application, id, officer } = await withPublic()
  const { stranger } = await cast(application, 'stranger')
  const pending = await submitted(application, stranger)
  for (const none of [pending.id, randomUUID(), 'nowhere'])
    await expect(sendTip(application, none, buildTip(), null)).rejects.toMatchObject({ kind: 'not-found' })
  await retractReport(application, officer, id, { reason: 'The land is leased.' })
  expect((await sendTip(application, id, buildTip(), null)).code).toMatch(/^[0-9A-Z-]+$/)
})

function buildTip() {
  return { message: 'A quokka keeps the key.', formNumber: randomUUID() }
}

async function withPublic() {
  const application = await withApplication()
  return { application, ...(await publicReport(application)) }
}

async function enter(application: TestApplication, sourceCode: string): Promise<string> {
  const entered = await enterByCode(application, { sourceCode }, null)
  if (!('visit' in entered)) throw new Error('the code opened no visit')
  return entered.visit
}

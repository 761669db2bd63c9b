import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeToExpert } from '#server/experts/assignments/staff-steps.ts'
import { writeAsExpert } from '#server/experts/assignments/take-work.ts'
import { askSource } from '#server/sources/ask-source.ts'
import { enterByCode } from '#server/sources/enter-by-code.ts'
import { followReport } from '#server/sources/follow-report.ts'
import { showPunished, tellOfPunishment } from '#server/sources/punishment/tell-of-punishment.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { answerTip } from '#server/sources/tips/answer-tip.ts'
import { sendTip } from '#server/sources/tips/send-tip.ts'
import { followTip, writeToTip } from '#server/sources/tips/tip-of-visit.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { acceptedWork } from '#tests/support/experts/working-expert.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('a message whose form is sent twice is one message and one piece of news', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer')
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the visit was not opened')
  const form = { message: 'The voucher is of 3 May.', messageNumber: randomUUID() }
  await Promise.all([
    writeToStaff(application, source, null, form),
    writeToStaff(application, source, null, form),
  ])
  await writeToStaff(application, source, null, { ...form, messageNumber: form.messageNumber.toUpperCase() })
  const question = { message: 'Who signed it?', messageNumber: form.messageNumber }
  for (let press = 0; press < 2; press += 1) await askSource(application, reviewer, source.reportId, question)
  expect(await textsOf(application, source)).toEqual([form.message, question.message])
  expect(await eventsOf(application, 'report.source_wrote')).toBe(1)
  expect(await eventsOf(application, 'report.asked')).toBe(1)
})

test('the same words in a new form, and other words in the same form, are new messages', async () => {
  const application = await withApplication()
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the visit was not opened')
  const form = { message: 'Yes.', messageNumber: randomUUID() }
  await writeToStaff(application, source, null, form)
  await writeToStaff(application, source, null, { ...form, messageNumber: randomUUID() })
  await writeToStaff(application, source, null, { ...form, message: 'No.' })
  await writeToStaff(application, source, null, { message: 'No.' })
  await writeToStaff(application, source, null, { message: 'No.' })
  expect(await textsOf(application, source)).toEqual(['Yes.', 'Yes.', 'No.', 'No.', 'No.'])
})

test('the number of a form is in no row that can be read without the key', async () => {
  const application = await withApplication()
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the visit was not opened')
  const messageNumber = randomUUID()
  await writeToStaff(application, source, null, { message: 'Yes.', messageNumber })
  const { rows } = await application.database.pool.query('select m::text as row from conversation_messages m')
  expect(rows).toHaveLength(1)
  expect(rows[0].row).not.toContain(messageNumber)
})

test('the other conversations take a form once as well', async () => {
  const application = await withApplication()
  const { expert, reviewer, report, id } = await acceptedWork(application)
  for (let press = 0; press < 2; press += 1) {
    await writeAsExpert(application, expert, id, { message: 'Which page?', messageNumber: numbers[0] })
    await writeToExpert(application, reviewer, report.id, id, { message: '3.', messageNumber: numbers[1] })
  }
  expect(await messages(application, 'expert')).toBe(2)
  expect(await eventsOf(application, 'assignment.expert_wrote')).toBe(1)
})

test('a tip and what a source tells of being punished are taken once', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const { code } = await sendTip(application, id, { message: 'One.', formNumber: randomUUID() }, null)
  const entered = await enterByCode(application, { sourceCode: code }, null)
  const visit = 'visit' in entered ? entered.visit : null
  const { rows } = await application.database.pool.query(`select id from conversations where kind = 'tip'`)
  for (let press = 0; press < 2; press += 1) {
    await writeToTip(application, visit, { message: 'Two.', messageNumber: numbers[0] })
    await answerTip(application, reviewer, id, rows[0].id, { message: 'Three.', messageNumber: numbers[1] })
  }
  expect((await followTip(application, visit)).messages.map(({ text }) => text)).toEqual([
    ...['One.', 'Two.', 'Three.'],
  ])
  const sent = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const source = await findVisit(
    application,
    await returnByCode(application, { sourceCode: sent.code }, null),
  )
  if (!source) throw new Error('the visit was not opened')
  const told = { 'what.dismissed': 'on', state: '', text: 'They wrote to me.', messageNumber: numbers[2] }
  for (let press = 0; press < 2; press += 1) await tellOfPunishment(application, source, null, told)
  expect((await showPunished(application, source, null)).followUps).toHaveLength(1)
})

const numbers = [randomUUID(), randomUUID(), randomUUID()] as const

async function textsOf(application: TestApplication, source: Parameters<typeof followReport>[1]) {
  return (await followReport(application, source, null)).messages.map(({ text }) => text)
}

async function eventsOf(application: TestApplication, kind: string): Promise<number> {
  const { rows } = await application.database.pool.query(
    'select count(*)::int as events from events where kind = $1',
    [kind],
  )
  return rows[0].events
}

async function messages(application: TestApplication, kind: string): Promise<number> {
  const { rows } = await application.database.pool.query(
    `select count(*)::int as messages from conversation_messages m
     join conversations c on c.id = m.conversation_id where c.kind = $1`,
    [kind],
  )
  return rows[0].messages
}

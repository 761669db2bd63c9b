import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ConversationKind } from '#domain/conversations/conversation.ts'
import { days } from '#domain/time/durations.ts'
import { writeToExpert } from '#server/experts/assignments/staff-steps.ts'
import { writeAsExpert } from '#server/experts/assignments/take-work.ts'
import { refuseRequest } from '#server/publishing/corrections/settle-request.ts'
import { askSource } from '#server/sources/ask-source.ts'
import { tellOfPunishment } from '#server/sources/punishment/tell-of-punishment.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { answerTip } from '#server/sources/tips/answer-tip.ts'
import { sendTip } from '#server/sources/tips/send-tip.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { waitingRequest } from '#tests/support/correction-requests.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { acceptedWork } from '#tests/support/experts/working-expert.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { closeMessage } from './close-message.ts'
import { openConversations } from './open-conversations.ts'
import { sendMessage } from './send-message.ts'
import { addMessage, startConversation } from './write-conversation.ts'

/** Leads one conversation of each kind as people do, with the word quokka in every field. */
const leading = {
  contact: async (application) => {
    const reply = 'quokka@example.org'
    await sendMessage(application, { subject: 'question', text: 'Where is the quokka?', reply }, null)
  },
  correction: async (application) => {
    const { id, reviewer } = await publicReport(application)
    const words = { wrong: 'quokka 1', right: 'quokka 2', shown: 'quokka 3', reply: 'quokka 4' }
    const request = await waitingRequest(application, reviewer, id, words)
    await refuseRequest(application, reviewer, request, { reason: 'quokka 5' })
  },
  source: async (application) => {
    const { reviewer } = await cast(application, 'reviewer')
    const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
    const token = await returnByCode(application, { sourceCode: code }, null)
    const source = await findVisit(application, token)
    if (!source) throw new Error('the visit was not opened')
    await writeToStaff(application, source, null, { message: 'The quokka has two more houses.' })
    await askSource(application, reviewer, source.reportId, { message: 'Where does the quokka live?' })
  },
  expert: async (application) => {
    const { expert, reviewer, report, id } = await acceptedWork(application)
    await writeAsExpert(application, expert, id, { message: 'Is the quokka on page 2?' })
    await writeToExpert(application, reviewer, report.id, id, { message: 'The quokka is on page 3.' })
  },
  tip: async (application) => {
    const { id, reviewer } = await publicReport(application)
    const tip = { message: 'The quokka has a key.', formNumber: randomUUID() }
    await sendTip(application, id, tip, null)
    const [conversation] = await idsOf(application, 'tip')
    await answerTip(application, reviewer, id, conversation ?? '', { message: 'Which quokka?' })
  },
  punishment: async (application) => {
    const { reporter } = await cast(application, 'reporter')
    const { id } = await submitted(application, reporter)
    for (const text of ['The quokka sent me a query.', 'The quokka stopped my pay.'])
      await tellOfPunishment(application, reporter, id, { 'what.charged': 'on', text })
  },
} satisfies Record<ConversationKind, (application: TestApplication) => Promise<void>>

for (const [kind, lead] of Object.entries(leading))
  test(`no word of a conversation of the kind ${kind} is in any table in clear, and all of it can be opened`, async () => {
    const application = await withApplication()
    await lead(application)
    const rows = await everyRow(application)
    expect(rows).toContain('conversation_messages: ')
    expect(rows).not.toContain('quokka')
    const opened = await openConversations(
      application,
      application.database.queries,
      await idsOf(application, kind),
      'all',
    )
    const told = JSON.stringify([...opened.values()])
    expect(told.match(/quokka/g)).toHaveLength(kind === 'correction' ? 5 : 2)
  })

test('a conversation of two sides opens in the order in which it was written', async () => {
  const application = await withApplication()
  const { id, add } = await begun(application)
  await add('staff', 'In Kaduna.')
  application.later(days(1))
  await add('visitor', 'Thank you.')
  const opened = await openConversations(application, application.database.queries, [id], 'all')
  expect(opened.get(id)).toEqual([
    { number: 1, side: 'visitor', sentOn: '2026-11-21', content: 'Where is it?' },
    { number: 2, side: 'staff', sentOn: '2026-11-21', content: 'In Kaduna.' },
    { number: 3, side: 'visitor', sentOn: '2026-11-22', content: 'Thank you.' },
  ])
})

test('when messages are written at once, each keeps its place', async () => {
  const application = await withApplication()
  const { id, add } = await begun(application)
  // A message of the contact page takes one message a day more.
  application.later(days(1))
  await Promise.all([add('staff', 'One.'), add('staff', 'Two.'), add('visitor', 'Three.')])
  const opened = await openConversations(application, application.database.queries, [id], 'all')
  expect(opened.get(id)?.map(({ number }) => number)).toEqual([1, 2, 3, 4])
})

test('a message that was moved to another place or another conversation is refused', async () => {
  const application = await withApplication()
  const one = await begun(application)
  const other = await begun(application)
  await one.add('staff', 'In Kaduna.')
  const { pool, queries } = application.database
  const moves = [
    `update conversation_messages set number = number + 5 where conversation_id = '${one.id}'`,
    `update conversation_messages set sealed_content =
       (select sealed_content from conversation_messages where conversation_id = '${one.id}' limit 1)
     where conversation_id = '${other.id}'`,
  ]
  for (const [index, id] of [one.id, other.id].entries()) {
    await pool.query(moves[index] ?? '')
    await expect(openConversations(application, queries, [id], 'all')).rejects.toMatchObject({
      code: 'seal-broken',
    })
  }
})

test('no moment of a conversation is stored, only days', async () => {
  const application = await withApplication()
  const { rows } = await application.database.pool.query(
    `select table_name, column_name from information_schema.columns
     where table_name in ('conversations', 'conversation_messages', 'sealed_keys') and data_type like 'timestamp%'`,
  )
  expect(rows).toEqual([])
})

test('closing a message of the contact page cannot erase a request for a correction', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const request = await waitingRequest(application, reviewer, id)
  await expect(closeMessage(application, reviewer, request)).rejects.toMatchObject({ code: 'not-found' })
  expect(await idsOf(application, 'correction')).toEqual([request])
})

async function begun(application: TestApplication) {
  const id = randomUUID()
  const { queries } = application.database
  await queries.transaction((transaction) =>
    startConversation(application, transaction, {
      ...{ id, kind: 'contact', reportId: null, side: 'visitor', content: 'Where is it?' },
    }),
  )
  const add = (side: 'staff' | 'visitor', content: string) =>
    queries.transaction((transaction) => addMessage(application, transaction, id, { side, content }))
  return { id, add }
}

async function idsOf({ database }: TestApplication, kind: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from conversations where kind = $1', [
    kind,
  ])
  return rows.map(({ id }) => id)
}

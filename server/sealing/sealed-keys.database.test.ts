import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { startConversation } from '#server/conversations/write-conversation.ts'
import { reports, sealedKeys } from '#server/database/schema.ts'
import { systemRandomness } from '#server/kernel/randomness.ts'
import { rawAssignment } from '#tests/support/experts/working-expert.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { keysOf, removeKey, storeKeys } from './key-queries.ts'
import { deriveKeys } from './server-keys.ts'
import { type Subject, type SubjectKind, subjectKinds } from './subject.ts'
import { openVault } from './vault.ts'

const second = openVault(deriveKeys(Buffer.alloc(32, 2)), systemRandomness)
const third = openVault(deriveKeys(Buffer.alloc(32, 3)), systemRandomness)
const broken = { code: 'seal-broken' }

// Without the events of one that was submitted, which keep their report from being deleted.
async function rawReport(application: TestApplication): Promise<string> {
  const id = randomUUID()
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'report', id })
  const now = beginningOfDay(application.now())
  await application.database.queries.insert(reports).values({
    ...{ id, referenceNumber: `WR-2611211${id.replaceAll(/\D/g, '').padEnd(4, '0').slice(0, 4)}` },
    ...{ submissionKey: id, sealedWords: key.seal('words:1', {}), createdAt: now, updatedAt: now },
  })
  await storeKeys(application.database.queries, { kind: 'report', id }, wrappedKeys)
  return id
}

/** Makes one subject of each kind. */
const making = {
  report: rawReport,
  conversation: async (application) => {
    const id = randomUUID()
    await application.database.queries.transaction((transaction) =>
      startConversation(application, transaction, {
        ...{ id, kind: 'contact', reportId: null, side: 'visitor', content: 'Three houses.' },
      }),
    )
    return id
  },
  assignment: async (application) => rawAssignment(application, await rawReport(application)),
  journal: async (application) => {
    const id = randomUUID()
    const key = application.vault.newKey({ kind: 'journal', id })
    // One for each day.
    await application.database.pool.query(
      `insert into journal_days (id, day) select $1, date '2026-11-21' + count(*)::int from journal_days`,
      [id],
    )
    await storeKeys(application.database.queries, { kind: 'journal', id }, key.wrappedKeys)
    return id
  },
} satisfies Record<SubjectKind, (application: TestApplication) => Promise<string>>

const tables = {
  report: 'reports',
  conversation: 'conversations',
  assignment: 'expert_assignments',
  journal: 'journal_days',
} satisfies Record<SubjectKind, string>

for (const kind of subjectKinds) {
  test(`the key of a ${kind} opens for each recipient who has a row, and no longer for one whose row is removed`, async () => {
    const application = await withApplication()
    const { subject, stored } = await subjectOf(application, kind)
    const key = application.vault.openKey(subject, await stored())
    await storeKeys(application.database.queries, subject, [key.wrapFor(second.recipient)])
    const sealed = key.seal('message:9', 'Three houses.')
    for (const vault of [application.vault, second])
      expect(vault.openKey(subject, await stored()).open('message:9', sealed)).toBe('Three houses.')
    const rows = await stored()
    expect(() => third.openKey(subject, rows)).toThrow(expect.objectContaining(broken))

    await removeKey(application.database.queries, subject, second.recipient.name)
    const left = await stored()
    expect(() => second.openKey(subject, left)).toThrow(expect.objectContaining(broken))
    expect(application.vault.openKey(subject, left).open('message:9', sealed)).toBe('Three houses.')

    await removeKey(application.database.queries, subject, application.vault.recipient.name)
    expect(await stored()).toEqual([])
    expect(() => application.vault.openKey(subject, [])).toThrow(expect.objectContaining(broken))
  })

  test(`the keys of a ${kind} are deleted with it, for every recipient, and none can be stored afterwards`, async () => {
    const application = await withApplication()
    const { subject, stored } = await subjectOf(application, kind)
    const { queries, pool } = application.database
    const forSecond = application.vault.openKey(subject, await stored()).wrapFor(second.recipient)
    await storeKeys(queries, subject, [forSecond])
    expect(await stored()).toHaveLength(2)
    await pool.query(`delete from ${tables[kind]} where id = $1`, [subject.id])
    expect(await stored()).toEqual([])
    await expect(storeKeys(queries, subject, [forSecond])).rejects.toMatchObject({ cause: { code: '23503' } })
  })

  test(`a key row that is swapped with that of another ${kind} opens neither`, async () => {
    const application = await withApplication()
    const one = await subjectOf(application, kind)
    const other = await subjectOf(application, kind)
    await application.database.pool.query(
      `update sealed_keys k set wrapped = o.wrapped from sealed_keys o
       where k.subject_id = any($1) and o.subject_id = any($1) and o.subject_id <> k.subject_id`,
      [[one.subject.id, other.subject.id]],
    )
    for (const { subject, stored } of [one, other]) {
      const rows = await stored()
      expect(() => application.vault.openKey(subject, rows)).toThrow(expect.objectContaining(broken))
    }
  })
}

test('the database refuses a copy of a report’s key for a conversation that is given the report’s id', async () => {
  const application = await withApplication()
  const { subject } = await subjectOf(application, 'report')
  const { pool } = application.database
  await pool.query(`insert into conversations (id, kind, opened_on) values ($1, 'contact', '2026-11-21')`, [
    subject.id,
  ])
  const copied = (boundAs: string) =>
    pool.query(
      `insert into sealed_keys (subject_kind, subject_id, recipient, wrapped, bound_as)
       select 'conversation', subject_id, recipient, wrapped, ${boundAs} from sealed_keys where subject_id = $1`,
      [subject.id],
    )
  await expect(copied('bound_as')).rejects.toMatchObject({ code: '23514' })
  await expect(copied(`'conversation'`)).rejects.toMatchObject({ code: '23505' })
})

async function subjectOf(application: TestApplication, kind: SubjectKind) {
  const subject: Subject = { kind, id: await making[kind](application) }
  const stored = async () => {
    const keys = await keysOf(application.database.queries, kind, [subject.id])
    return keys.get(subject.id) ?? []
  }
  return { subject, stored }
}

test('no new conversation is bound as a report, while one from before gets further recipients', async () => {
  const application = await withApplication()
  const { queries, pool } = application.database
  const { subject, stored } = await subjectOf(application, 'conversation')
  const own = await stored()
  const asReport = (recipient: string) =>
    storeKeys(
      queries,
      subject,
      own.map((key) => ({ ...key, recipient, boundAs: 'report' as const })),
    )
  const refused = { cause: { constraint: 'sealed_keys_bound_as' } }
  await expect(asReport('another')).rejects.toMatchObject(refused)
  await expect(queries.update(sealedKeys).set({ boundAs: 'report' })).rejects.toMatchObject(refused)

  await pool.query('alter table sealed_keys disable trigger sealed_keys_of_earlier_conversations')
  await queries.update(sealedKeys).set({ boundAs: 'report' }).where(eq(sealedKeys.subjectId, subject.id))
  await pool.query('alter table sealed_keys enable trigger sealed_keys_of_earlier_conversations')
  await asReport('another')
  expect(await stored()).toHaveLength(2)
})

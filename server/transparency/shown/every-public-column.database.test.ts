import { expect, test } from 'vitest'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { recordConsequence } from '#server/publishing/consequences/record-consequence.ts'
import { confirmCorrection } from '#server/publishing/corrections/decide-correction.ts'
import { proposeCorrection } from '#server/publishing/corrections/propose-correction.ts'
import { noteReply } from '#server/publishing/reply/note-reply.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { buildCorrection } from '#tests/support/correction-requests.ts'
import { buildJudgement, judgedByTwo } from '#tests/support/judgements/judged-by-two.ts'
import { disputed, waiting } from '#tests/support/open-corrections.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { advanceLog } from '../advance-log.ts'
import { checkLog } from '../check-log.ts'

/** Columns that no reader is shown, or that cannot be changed alone, with the reason. */
const notShown: Readonly<Record<string, string>> = {
  'archive_records.id': 'The subject of its events.',
  'public_corrections.id': 'A number inside the database.',
  'public_consequences.id': 'A number inside the database.',
  'archive_records.identity': 'What imports are compared by.',
  'archive_records.checked_by': 'For the staff alone.',
  'archive_records.checked_on': 'For the staff alone.',
  'archive_records.notes': 'For the staff alone.',
  'archive_records.imported_by': 'For the staff alone.',
  'archive_records.imported_at': 'For the staff alone.',
}

const csv = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Kirkira,Lagos,Fraud,High Court,2021-03-12,Two years,2021,https://example.org/1',
].join('\n')

const charge = { consequence: 'charge', happenedOn: '2026-11-01', source: 'Court list.' }

type Column = { table: string; name: string; type: string; generated: string }

test('the log notices a change of each column that the public reads, found from the database itself', async () => {
  const application = await withApplication()
  const { pool } = application.database
  const report = await repliedReport(application)
  const { administrator } = await cast(application, 'administrator')
  const dispute = await disputed(application, report)
  const correction = buildCorrection({ suspectedAssets: 'Two houses.', dispute })
  await proposeCorrection(application, report.reviewer, report.id, correction)
  await confirmCorrection(application, report.officer, report.id, await waiting(application, report))
  await recordConsequence(application, report.reviewer, report.id, charge)
  await confirmProposal(application, report.officer, await onlyProposal(application))
  await importedByTwo(application, administrator, csv)
  await judgedByTwo(application, report, buildJudgement(report.referenceNumber, 'EFCC-2021-0001'))
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])

  const { rows: columns } = await pool.query<Column>(
    `select table_name as table, column_name as name, udt_name as type, is_generated as generated
     from information_schema.columns
     where table_schema = 'public' and (table_name like 'public\\_%' or table_name = 'archive_records')
     order by 1, 2`,
  )
  const unnoticed: string[] = []
  for (const column of columns) {
    const full = `${column.table}.${column.name}`
    if (full in notShown || column.generated === 'ALWAYS') continue
    const outcome = await changed(column)
    if (outcome !== 'noticed' && outcome !== 'refused') unnoticed.push(`${full}: ${outcome}`)
  }
  expect(columns.length).toBeGreaterThan(40)
  expect(unnoticed).toEqual([])

  /** Changes one row, asks the log, and puts the row back. */
  async function changed({ table, name, type }: Column): Promise<string> {
    const { rows } = await pool.query(
      `select ctid::text as place, ${name}::text as kept from ${table} limit 1`,
    )
    const [row] = rows
    if (!row) return 'no row to try'
    let place: string
    try {
      const update = `update ${table} set ${name} = ${forged(name, type)} where ctid = $1::tid returning ctid::text`
      place = (await pool.query(update, [row.place])).rows[0].ctid
    } catch {
      return 'refused'
    }
    const { problems } = await checkLog(application)
    await pool.query(`update ${table} set ${name} = $1::${type} where ctid = $2::tid`, [row.kept, place])
    expect((await checkLog(application)).problems, `${table}.${name} put back`).toEqual([])
    return problems.length > 0 ? 'noticed' : 'not noticed'
  }
})

/** A report beside which a reply is printed. */
async function repliedReport(application: TestApplication) {
  const people = await cast(application, 'reporter', 'reviewer', 'officer')
  const { reporter, reviewer, officer } = people
  const { id, referenceNumber } = await submitted(application, reporter)
  const today = dayInNigeria(application.now())
  const notice = { addressee: 'office', answerUntil: addDays(today, 14) }
  await noteReply(application, reviewer, id, 'notified', notice)
  await noteReply(application, reviewer, id, 'replied', { reply: 'It was a gift.', repliedOn: today })
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
  return { ...people, id, referenceNumber }
}

/** Another value of the type. */
function forged(name: string, type: string): string {
  if (name === 'status') return `'retracted'`
  switch (type) {
    case 'text':
      return `'Forged'`
    case '_text':
      return `array['office']`
    case 'jsonb':
      return `jsonb_set(${name}, '{personName}', '"Forged"')`
    case 'bool':
      return `not ${name}`
    case 'date':
      return `date '1999-01-01'`
    case 'timestamptz':
      return `timestamptz '1999-01-01 00:00:00+01'`
    case 'uuid':
      return 'gen_random_uuid()'
    default:
      return `coalesce(${name}, 0) + 1`
  }
}

import { checkShownProof, explainShownProof } from '@fitila/log/shown-proof'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { days } from '#domain/time/durations.ts'
import { changeRole } from '#server/people/change-role.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { disputed } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { proveConviction, proveReport } from './prove-shown.ts'

const retracted = { reason: 'The register was read wrongly.' }

/** A public report with a dispute, a retracted one, a conviction and their staff, each in the tree of its day. */
async function shownThings() {
  const application = await withApplication()
  const report = await publicReport(application)
  await disputed(application, report)
  const other = await publicReport(application, { ...report, owner: report.reporter })
  await retractReport(application, report.officer, other.id, retracted)
  await application.database.pool.query(conviction)
  await advanceLog(application)
  application.later(days(1))
  await advanceLog(application)
  const trusted = { keys: [application.signing.publicKey], witnesses: [] }
  return { application, report, other, trusted }
}

const conviction = `insert into archive_records (reference_number, name, state, offense, court_location, conviction_date, sentence, year, is_sample)
  values ('EFCC-2021-0001', 'Misali Kirkira', 'Lagos', 'Fraud', 'High Court', '2021-03-04', 'Five years', 2021, true)`

test('what is shown is what the log has, and a reader can prove it of each page without us', async () => {
  const { application, report, other, trusted } = await shownThings()
  expect((await checkLog(application)).problems).toEqual([])
  const { stranger } = await cast(application, 'stranger')
  const proofs = await Promise.all([
    proveReport(application, stranger, report.id),
    proveReport(application, stranger, other.id),
    proveConviction(application, 'EFCC-2021-0001'),
  ])
  for (const [place, reference] of [
    report.referenceNumber,
    other.referenceNumber,
    'EFCC-2021-0001',
  ].entries())
    expect(await checkShownProof(proofs[place] ?? '', trusted)).toMatchObject({
      ...{ reference, isLogged: true },
      proof: { fits: true, isSigned: true, day: '2026-11-21' },
    })
})

test('any letter of a proof that is changed shows', async () => {
  const { application, trusted } = await shownThings()
  const proof = await proveConviction(application, 'EFCC-2021-0001')
  const lines = proof.split('\n').filter((line) => line !== '')
  for (const line of lines) {
    const middle = Math.floor(line.length / 2)
    const letter = line[middle] === 'A' ? 'B' : 'A'
    const changed = proof.replace(line, () => `${line.slice(0, middle)}${letter}${line.slice(middle + 1)}`)
    const findings = await explainShownProof(changed, trusted)
    expect(
      findings.filter(({ holds }) => holds === false),
      line.slice(0, 60),
    ).not.toEqual([])
  }
})

test('what was published today has no proof yet, and says so', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  await advanceLog(application)
  const proof = await proveReport(application, reviewer, id)
  expect(await explainShownProof(proof, { keys: [], witnesses: [] })).toEqual([
    { holds: null, text: 'This has no proof yet. It comes after midnight in Nigeria.' },
  ])
})

type Columns = Readonly<Record<string, string>>

const later = "interval '40 days'"
/** How each column is rewritten that a reader is shown something of. Generated columns follow the document. */
const rewritten: Readonly<Record<string, Columns>> = {
  public_reports: {
    reference_number: `'WR-2020-0001'`,
    document: `jsonb_set(document, '{personName}', '"Forged Name"')`,
    status: `'retracted'`,
    credibility_rating: '1',
    verification_method: `'field_verification'`,
    verified_on: `'2020-01-01'`,
    published_at: `published_at - ${later}`,
    disputed_on: `'2020-01-01'`,
    corrected_at: 'published_at',
    changed_at: `published_at - ${later}`,
  },
  reports: {
    reference_number: `'WR-2020-0001'`,
    credibility_rating: '1',
    created_at: `created_at - ${later}`,
  },
  report_verifications: { method: `'field_verification'`, verified_at: `verified_at - ${later}` },
  public_statements: {
    place: `'evidence'`,
    label: `'inference'`,
    source: `'Another source'`,
    seen_on: `'2020-01-01'`,
  },
  disputes: { part: `'evidence'`, disputed_on: `'2020-01-01'` },
  archive_records: Object.fromEntries(
    [
      ...['reference_number', 'name', 'state', 'offense', 'court_location', 'conviction_date', 'sentence'],
      ...['law_sections', 'charge_no', 'judge', 'option_of_fine', 'forfeiture', 'restitution'],
      ...['source_url', 'source_publisher', 'source_date'],
    ].map((column) => [column, column === 'reference_number' ? `'EFCC-2021-0009'` : `'2022'`]),
  ),
  profiles: { role: `'administrator'`, status: `'suspended'` },
}

/** Of the retracted report. */
const ofTombstone: Readonly<Record<string, Columns>> = {
  public_reports: { retracted_at: `retracted_at - ${later}`, correction_notice: `'Another reason.'` },
  public_corrections: {
    ...{ reference_number: `'WR-2020-0001'`, outcome: `'corrected'`, words: `'Another reason.'` },
    ...{ disputed_on: `'2020-01-01'`, published_at: `published_at - ${later}` },
  },
  proposals: { state: `'unconfirmed'` },
}

const where: Readonly<Record<string, (id: string) => string>> = {
  reports: (id) => `id = '${id}'`,
  archive_records: () => 'true',
  profiles: () => `username = 'chidi'`,
  proposals: (id) => `act = 'retraction' and subject_id = '${id}'`,
}
const byReport = (id: string) => `report_id = '${id}'`

function rewritings(tables: Readonly<Record<string, Columns>>, id: string) {
  return Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, value]) => ({
      ...{ table, column, value, id },
      // A statement belongs to one place alone.
      row: `ctid = (select min(ctid) from ${table} where ${(where[table] ?? byReport)(id)})`,
    })),
  )
}

test('whatever a reader is shown and is rewritten by SQL is named by its number, and by the proof of its page', async () => {
  const { application, report, other, trusted } = await shownThings()
  const { pool } = application.database
  const { stranger } = await cast(application, 'stranger')
  await pool.query('alter table public_corrections disable trigger user')
  await pool.query('alter table public_statements drop constraint public_statements_pkey')
  await dropChecks(application)
  const missed: string[] = []
  for (const rewriting of [...rewritings(rewritten, report.id), ...rewritings(ofTombstone, other.id)]) {
    const { table, column, value, id, row } = rewriting
    const { rows: before } = await pool.query(`select ${column}::text as held from ${table} where ${row}`)
    const { rows: after } = await pool.query(
      `update ${table} set ${column} = ${value} where ${row} returning ctid::text`,
    )
    const { problems } = await checkLog(application)
    const named =
      { archive_records: /^Conviction EFCC-2021-/, profiles: /^Member of staff / }[table] ?? /^Report WR-/
    if (!problems.some((problem) => named.test(problem))) missed.push(`${table}.${column}`)
    const proof = await proofOf(application, { table, stranger, id })
    if (proof && (await checkShownProof(proof, trusted))?.isLogged !== false)
      missed.push(`proof: ${table}.${column}`)
    const type = `(select format_type(atttypid, atttypmod) from pg_attribute where attrelid = '${table}'::regclass and attname = '${column}')`
    const { rows: types } = await pool.query(`select ${type} as name`)
    await pool.query(`update ${table} set ${column} = $1::${types[0].name} where ctid = '${after[0].ctid}'`, [
      before[0].held,
    ])
  }
  expect(missed).toEqual([])
  expect((await checkLog(application)).problems).toEqual([])
})

test('what is put beside the log, and what goes without it, is named', async () => {
  const { application, report } = await shownThings()
  const { pool } = application.database
  await pool.query(conviction.replace('EFCC-2021-0001', 'EFCC-2021-0002'))
  await pool.query(`delete from archive_records where reference_number = 'EFCC-2021-0001'`)
  await pool.query(`update profiles set role = 'officer' where username = 'amina'`)
  await pool.query('delete from public_statements')
  const { problems } = await checkLog(application)
  expect(problems).toEqual([
    `Report ${report.referenceNumber}: what is shown is not what the log has. It was changed beside the log.`,
    expect.stringMatching(/^Conviction EFCC-2021-000\d: /),
    expect.stringMatching(/^Conviction EFCC-2021-000\d: /),
    expect.stringMatching(/^Member of staff .*: it is shown, and the log has nothing of it\.$/),
  ])
})

test('a role that an administrator changes is in the log, and its document holds no name', async () => {
  const { application } = await shownThings()
  const { administrator, observer } = await cast(application, 'administrator', 'observer')
  await changeRole(application, administrator, observer.id, { role: 'observer' }).catch(() => {})
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  const { rows } = await application.database.pool.query(
    `select * from shown_documents where subject_kind = 'staff'`,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(JSON.stringify(rows)).not.toMatch(/hauwa|bola|dami/)
})

/** As the owner of the database could. */
async function dropChecks({ database: { pool } }: TestApplication): Promise<void> {
  await pool.query(`do $$ declare named record; begin
    for named in select conrelid::regclass as held, conname from pg_constraint where contype in ('c', 'f') and conrelid <> 0
      and connamespace = 'public'::regnamespace and coninhcount = 0 loop
      execute format('alter table %s drop constraint %I', named.held, named.conname);
    end loop; end $$`)
}

type Reading = { table: string; stranger: Person; id: string }

/** Null where the page is gone or names no subject of its own. */
async function proofOf(
  application: TestApplication,
  { table, stranger, id }: Reading,
): Promise<string | null> {
  if (table === 'profiles') return null
  const proof =
    table === 'archive_records'
      ? proveConviction(application, 'EFCC-2021-0001')
      : proveReport(application, stranger, id)
  return proof.catch((error: unknown) => {
    if (error instanceof NotFound) return null
    throw error
  })
}

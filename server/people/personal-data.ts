import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Declaration } from '#domain/people/declaration.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { readDeclaration } from '#server/cases/declaration-queries.ts'
import { drafts, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { textOpener } from '#server/reports/text-opener.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import type { DraftFields } from '#server/writing/draft-input.ts'
import { presentDraft } from '#server/writing/draft-queries.ts'
import { noticeIn } from '#words/notice-in.ts'
import { type Holding, holdings, valueFor } from './held-on-people.ts'

export type PersonalData = {
  generatedAt: string
  /** Rows by table and by the column that names the person. */
  held: Record<string, Record<string, unknown>[]>
  /** The words of their own reports, which are stored sealed. */
  reports: { referenceNumber: string; words: ReportText }[]
  /** What is in the forms that they have not sent. */
  drafts: DraftFields[]
  /** For staff: what they declared, which is stored sealed. */
  declaration: Declaration | null
  leftOut: Record<string, string>
}

/**
 * Everything that is held on the actor, for them to take away.
 *
 * @throws SignInNeeded
 */
export const personalData = useCase('account.read-data', async ({ application, actor }) => {
  const told = holdings.filter(({ leftOut }) => !(leftOut && 'all' in leftOut))
  const rows = await Promise.all(told.map((holding) => rowsOf(application, holding, actor.id)))
  return {
    generatedAt: application.now().toISOString(),
    held: Object.fromEntries(
      told.map(({ table, column }, index) => [`${table}.${column}`, rows[index] ?? []]),
    ),
    reports: await ownWords(application, actor.id),
    drafts: await ownDrafts(application, actor.id),
    declaration: (await readDeclaration(application, actor.id))?.declaration ?? null,
    leftOut: Object.fromEntries(holdings.flatMap(reasonFor)),
  }
})

async function rowsOf(
  application: Application,
  holding: Holding,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const { table, column, leftOut } = holding
  const withheld = leftOut && 'columns' in leftOut ? leftOut.columns : []
  const told = leftOut && 'rowsAbout' in leftOut ? sql`subject_kind <> ${leftOut.rowsAbout}` : sql`true`
  const { rows } = await application.database.queries.execute<Record<string, unknown>>(
    sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${valueFor(application, holding, userId)} and ${told}`,
  )
  return rows
    .map((row) => withWords(table, row))
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(
          ([name, value]) =>
            !withheld.includes(name) && !name.startsWith('sealed_') && !Buffer.isBuffer(value),
        ),
      ),
    )
}

const notice = z.object({ kind: z.string(), parameters: z.record(z.string(), z.string()) })

/** A notification is stored without text; the download shows the text. */
function withWords(table: string, row: Record<string, unknown>): Record<string, unknown> {
  if (table !== 'notifications') return row
  const { kind, parameters } = notice.parse(row)
  return { ...row, ...noticeIn('en', kind, parameters) }
}

function reasonFor({ table, column, leftOut }: Holding): [string, string][] {
  if (!leftOut) return []
  else if ('all' in leftOut || 'rowsAbout' in leftOut) return [[`${table}.${column}`, leftOut.reason]]
  else return leftOut.columns.map((name) => [`${table}.${name}`, leftOut.reason])
}

async function ownDrafts(application: Application, userId: string): Promise<DraftFields[]> {
  const rows = await application.database.queries
    .select()
    .from(drafts)
    .where(eq(drafts.ownerMark, markOf(application, 'drafts', userId)))
  return rows.map((row) => presentDraft(application, row).fields)
}

async function ownWords(application: Application, userId: string): Promise<PersonalData['reports']> {
  const { queries } = application.database
  const rows = await queries
    .select()
    .from(reports)
    .where(and(eq(reports.ownerMark, markOf(application, 'reports', userId)), isNull(reports.erasedOn)))
  if (rows.length === 0) return []
  const openOwn = await textOpener(application, queries, rows)
  return rows.map((row) => ({ referenceNumber: row.referenceNumber, words: openOwn(row) }))
}

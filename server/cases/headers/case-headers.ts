import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type AmountClass, amountClassOf, isAmountClass } from '#domain/cases/amount-classes.ts'
import type { QueueFilters } from '#domain/cases/queue-filters.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { caseHeaders, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportRow } from '#server/reports/report-queries.ts'
import { keysOf } from '#server/sealing/key-queries.ts'
import { SealBroken } from '#server/sealing/sealing.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

/** What the table of cases is filtered by. */
export type CaseHeader = { kind: string | null; sector: string; state: string; amount: AmountClass }

// Without names, so that each fits into one small bucket.
const stored = z
  .tuple([z.string().nullable(), z.string(), z.string(), z.custom<AmountClass>(isAmountClass)])
  .transform(([kind, sector, state, amount]): CaseHeader => ({ kind, sector, state, amount }))

function storedOf({ kind, sector, state, amount }: CaseHeader): unknown {
  return [kind, sector, state, amount]
}

export function headerOf({ wrongKind, sector, state, amount }: ReportText): CaseHeader {
  return { kind: wrongKind, sector, state, amount: amountClassOf(amount) }
}

export function fits(header: CaseHeader, { kind, sector, state, amount }: QueueFilters): boolean {
  return (
    (kind === null || kind === header.kind) &&
    (sector === null || sector === header.sector) &&
    (state === null || state === header.state) &&
    (amount === null || amount === header.amount)
  )
}

export function sealHeader(key: ReportKey, contentVersion: number, words: ReportText): Buffer {
  return key.seal(`header:${contentVersion}`, storedOf(headerOf(words)))
}

/** Writes the headers of reports whose words were opened anyway. */
export async function writeHeaders(
  application: Application,
  queries: Transaction,
  opened: readonly { row: ReportRow; words: ReportText }[],
): Promise<void> {
  const keys = await keysOf(
    queries,
    'report',
    opened.map(({ row }) => row.id),
  )
  for (const { row, words } of opened) {
    const wrapped = keys.get(row.id)
    // Erased since it was opened.
    if (!wrapped) continue
    const key = application.vault.openKey({ kind: 'report', id: row.id }, wrapped)
    const header = {
      contentVersion: row.contentVersion,
      sealedHeader: sealHeader(key, row.contentVersion, words),
    }
    await queries
      .insert(caseHeaders)
      .values({ reportId: row.id, ...header })
      .onConflictDoUpdate({ target: caseHeaders.reportId, set: header })
  }
}

/** The headers of reports, by report. One without a header of its present text is missing. */
export async function openHeaders(
  application: Application,
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, CaseHeader>> {
  const [rows, keys] = await Promise.all([
    queries
      .select({
        id: reports.id,
        present: reports.contentVersion,
        version: caseHeaders.contentVersion,
        sealed: caseHeaders.sealedHeader,
      })
      .from(caseHeaders)
      .innerJoin(reports, eq(reports.id, caseHeaders.reportId))
      .where(inArray(caseHeaders.reportId, [...ids])),
    keysOf(queries, 'report', ids),
  ])
  const opened = new Map<string, CaseHeader>()
  for (const { id, present, version, sealed } of rows) {
    const wrapped = keys.get(id)
    if (!wrapped || present !== version) continue
    try {
      const key = application.vault.openKey({ kind: 'report', id }, wrapped)
      opened.set(id, stored.parse(key.open(`header:${version}`, sealed)))
    } catch (error) {
      // Its words are looked at instead, which tells what is broken.
      if (!(error instanceof SealBroken)) throw error
    }
  }
  return opened
}

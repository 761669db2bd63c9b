import { asc, eq, inArray } from 'drizzle-orm'
import type { ReportEventKind } from '#domain/events/report-events.ts'
import { isSignable, type SignableKind, signableRow } from '#domain/events/signable-events.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { decisionSignatures } from '#server/database/schema.ts'

export type SignatureRow = typeof decisionSignatures.$inferSelect

/** Of a decision on a report: the table has no other act with a report. */
export type ReportSignature = SignatureRow & { act: SignableKind }

/** Of one report, the oldest first. */
export async function signaturesOf(
  queries: Queries | Transaction,
  reportId: string,
): Promise<ReportSignature[]> {
  const rows = await queries
    .select()
    .from(decisionSignatures)
    .where(eq(decisionSignatures.reportId, reportId))
    .orderBy(asc(decisionSignatures.eventId))
  return rows.flatMap((row) => (isSignable(row.act) ? [{ ...row, act: row.act }] : []))
}

export async function isSigned(queries: Queries | Transaction, eventId: number): Promise<boolean> {
  return (await queries.$count(decisionSignatures, eq(decisionSignatures.eventId, eventId))) > 0
}

export type ShownSignature = { act: ReportEventKind; signedOn: string; sha256: string }

/** What readers of public reports see: neither who signed nor what was never public. */
export async function shownSignatures(
  queries: Queries | Transaction,
  reportIds: readonly string[],
): Promise<(ShownSignature & { reportId: string })[]> {
  const { reportId, act, signedOn, sha256, eventId } = decisionSignatures
  const rows = await queries
    .select({ reportId, act, signedOn, sha256 })
    .from(decisionSignatures)
    .where(inArray(reportId, [...reportIds]))
    .orderBy(asc(eventId))
  return rows.flatMap(({ reportId, act, ...row }) => {
    const shownAs = isSignable(act) ? signableRow(act).shownAs : null
    return shownAs === null || reportId === null ? [] : [{ ...row, reportId, act: shownAs }]
  })
}

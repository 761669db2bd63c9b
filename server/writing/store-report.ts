import type { ReportText } from '#domain/reports/fields.ts'
import { numberEnd, referenceNumber, referenceNumberDraws } from '#domain/reports/reference-number.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { reports } from '#server/database/schema.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { storeKeys } from '#server/sealing/key-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

export type Submitted = { id: string; referenceNumber: string }

type NewReport = {
  ownerMark: string | null
  submissionKey: string
  words: ReportText
  /** The id of the rejected report that this one was filled from. */
  earlier: string | null
  now: Date
}

/** A new report with its sealed text and its key, under a number that is free. */
export async function storeReport(
  application: Application,
  unit: UnitOfWork,
  report: NewReport,
): Promise<Submitted & { key: ReportKey }> {
  const { ownerMark, submissionKey, words, earlier, now } = report
  const id = application.randomness.uuid()
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'report', id })
  const sealedWords = key.seal('words:1', words)
  const number = await insertUnderFreeNumber(application, unit, (referenceNumber) => ({
    id,
    ownerMark,
    submissionKey,
    sealedWords,
    sealedEarlier: earlier === null ? null : key.seal('earlier', earlier),
    referenceNumber,
    createdAt: beginningOfDay(now),
    updatedAt: beginningOfDay(now),
  }))
  await storeKeys(unit.queries, { kind: 'report', id }, wrappedKeys)
  return { id, referenceNumber: number, key }
}

// The number's last digits are drawn, so that they do not tell how many reports a day brings. Some draws are taken.
async function insertUnderFreeNumber(
  application: Application,
  unit: UnitOfWork,
  rowFor: (referenceNumber: string) => typeof reports.$inferInsert,
): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const end = numberEnd(attempt)
    const draw = application.randomness.below(referenceNumberDraws[end])
    const number = referenceNumber(application.now(), draw, end)
    const written = await unit.queries
      .insert(reports)
      .values(rowFor(number))
      .onConflictDoNothing({ target: reports.referenceNumber })
      .returning({ id: reports.id })
    if (written.length === 1) return number
  }
  throw new Error('no free reference number was found today')
}

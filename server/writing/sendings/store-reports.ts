import { sql } from 'drizzle-orm'
import { numberEnd, referenceNumber, referenceNumberDraws } from '#domain/reports/reference-number.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { reports } from '#server/database/schema.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { storeKeysOf } from '#server/sealing/key-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import type { Sending, Submitted } from './sending.ts'

/** A sending as its report is stored now. */
export type StoredSending = { sending: Sending; report: Submitted; key: ReportKey }

/** New reports with their sealed texts and their keys, each under a number that is free. */
export async function storeReports(
  queries: Transaction,
  sendings: readonly Sending[],
): Promise<StoredSending[]> {
  const sealed = sendings.map(sealSending)
  const numbers = await insertUnderFreeNumbers(queries, sealed)
  await storeKeysOf(
    queries,
    sealed.map(({ row, wrappedKeys }) => ({ subject: { kind: 'report', id: row.id }, wrappedKeys })),
  )
  return sealed.map(({ sending, key, row }) => {
    const number = numbers.get(row.id)
    if (number === undefined) throw new Error('a report got no number')
    return { sending, key, report: { id: row.id, referenceNumber: number } }
  })
}

type Row = Omit<typeof reports.$inferInsert, 'referenceNumber'>
type Sealed = ReturnType<typeof sealSending>

function sealSending(sending: Sending) {
  const { application, sender, submissionKey, words, earlier } = sending
  const id = application.randomness.uuid()
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'report', id })
  const day = beginningOfDay(application.now())
  const row: Row = {
    id,
    ownerMark: sender.kind === 'account' ? markOf(application, 'reports', sender.actor.id) : null,
    submissionKey,
    sealedWords: key.seal('words:1', words),
    sealedEarlier: earlier === null ? null : key.seal('earlier', earlier),
    createdAt: day,
    updatedAt: day,
  }
  return { sending, key, wrappedKeys, row }
}

const whereFree = sql`on conflict (reference_number) do nothing returning id, reference_number`

// The number's last digits are drawn, so that they do not tell how many reports a day brings. Some draws are taken.
async function insertUnderFreeNumbers(
  queries: Transaction,
  sealed: readonly Sealed[],
): Promise<Map<string, string>> {
  const numbers = new Map<string, string>()
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const waiting = sealed.filter(({ row }) => !numbers.has(row.id))
    if (waiting.length === 0) return numbers
    const rows = waiting.map(({ sending, row }) => ({ ...row, referenceNumber: drawn(sending, attempt) }))
    const written = await insertRows(queries, reports, rows, whereFree)
    for (const { id, reference_number: number } of written) numbers.set(String(id), String(number))
  }
  if (numbers.size === sealed.length) return numbers
  throw new Error('no free reference number was found today')
}

function drawn({ application }: Sending, attempt: number): string {
  const end = numberEnd(attempt)
  return referenceNumber(application.now(), application.randomness.below(referenceNumberDraws[end]), end)
}

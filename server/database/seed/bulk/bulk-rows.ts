import { setImmediate as others } from 'node:timers/promises'
import { archiveStanding } from '#domain/archive/archive-record.ts'
import { searchText } from '#domain/finding/search-text.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { bulkReport } from './bulk-report.ts'
import { makeVocabulary } from './vocabulary.ts'

const rowsAtOnce = 2_000
/** The socket is served after so many, so that the database writes while the next ones are made. */
const rowsAtAStretch = 50
const wordCount = 40_000
const publishedOver = days(3 * 365)

/** The columns that are written; PostgreSQL makes the others from them. In an order in which each row finds what it belongs to. */
export const bulkTables = {
  reports:
    'id, reference_number, submission_key, status, credibility_rating, sealed_words, created_at, updated_at',
  sealed_keys: 'subject_kind, subject_id, recipient, wrapped, bound_as',
  public_reports:
    'report_id, reference_number, status, document, credibility_rating, verification_method, verified_on, published_at',
  search_docs: 'id, kind, report_id, listed_at, wrong_kind, sector, state, credibility, doc',
} as const
export type BulkTable = keyof typeof bulkTables

export type BulkRow = { id: string; number: string; lines: Record<BulkTable, string> }

/** Reports of three years, in lines as PostgreSQL's `copy` reads them. */
export async function* bulkRows(
  application: Application,
  { count, seed }: { count: number; seed: number },
): AsyncGenerator<BulkRow[]> {
  const vocabulary = makeVocabulary(wordCount, seed)
  const begin = application.now().getTime() - publishedOver
  for (let start = 0; start < count; start += rowsAtOnce) {
    const rows: BulkRow[] = []
    for (let number = start; number < Math.min(start + rowsAtOnce, count); number += 1) {
      const at = new Date(begin + Math.floor((number / count) * publishedOver))
      rows.push(rowOf(application, bulkReport(vocabulary, seed, number), { number, at }))
      if (rows.length % rowsAtAStretch === 0) await others()
    }
    yield rows
  }
}

function rowOf(
  application: Application,
  { id, words, credibility }: ReturnType<typeof bulkReport>,
  { number, at }: { number: number; at: Date },
): BulkRow {
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'report', id })
  const [wrapped] = wrappedKeys
  const date = dayInNigeria(at)
  const reference = `WR-${date.slice(2).replaceAll('-', '')}${10_000 + (number % 90_000)}`
  // The day alone, as it begins in Nigeria.
  const day = `${date} 00:00:00+01`
  const sealed = key.seal('words:1', words)
  const { verificationMethod } = archiveStanding
  return {
    ...{ id, number: reference },
    lines: {
      reports: line([id, reference, id, 'approved', credibility, sealed, day, day]),
      sealed_keys: line(['report', id, wrapped?.recipient, wrapped?.wrapped, 'report']),
      public_reports: line([
        ...[id, reference, 'approved', JSON.stringify(words), credibility],
        ...[verificationMethod, date, at.toISOString()],
      ]),
      search_docs: line([
        ...[id, 'report', id, at.toISOString(), words.wrongKind, words.sector, words.state],
        ...[credibility, searchText(words)],
      ]),
    },
  }
}

type Value = string | number | Uint8Array | null | undefined

function line(values: readonly Value[]): string {
  return `${values.map(cell).join('\t')}\n`
}

/** As `copy` reads a value: nothing is `\N`, and bytes are hexadecimal. */
function cell(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`
  return String(value).replace(/[\\\n\r\t]/g, (sign) => signs[sign] ?? sign)
}

const signs: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

import { inArray, sql } from 'drizzle-orm'
import { archiveStanding } from '#domain/archive/archive-record.ts'
import { searchedOfConviction } from '#domain/archive/archive-text.ts'
import { type SearchedField, searchedFields, searchedTextOf } from '#domain/finding/search-text.ts'
import { type StatementLabel, statementLabels } from '#domain/publishing/statements.ts'
import { totalIn } from '#domain/reports/amount.ts'
import { assetTotals, type Total } from '#domain/reports/asset-totals.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import {
  type Act,
  everyone,
  type Fields,
  type Received,
  receive,
  staffAct,
} from '#domain/reports/received.ts'
import { archiveRecords, publicReports } from '#server/database/schema.ts'
import { publicTextOf } from '#server/reports/public-text.ts'
import { excerptLength, type FieldMatch, matchesIn } from './field-matches.ts'
import type { Hit, Reading } from './search/question.ts'

export type ReportCard = Received<PresentedCard>

type PresentedCard = Omit<
  ReportRow,
  | 'publishedAt'
  | 'retractedAt'
  | 'correctedAt'
  | 'changedAt'
  | 'document'
  | 'suspectedItems'
  | 'amount'
  | 'labelled'
> & {
  kind: 'report'
  publishedAt: Act
  retractedAt: Act | null
  /** When its words were last corrected. */
  correctedAt: Act | null
  /** When anything public about it last changed, since it was published. */
  changedAt: Act | null
  /** What the suspected assets that have a value come to, for each currency. */
  amounts: Total[]
  /** What the public statements rest on, and how many rest on it. */
  restsOn: { label: StatementLabel; count: number }[]
  /** Empty where nothing was searched for. */
  matches: FieldMatch<SearchedField>[]
}

export type ConvictionCard = ConvictionRow & {
  kind: 'archive'
  credibilityRating: number
  matches: FieldMatch<(typeof searchedOfConviction)[number]>[]
}

export type PublicCard = ReportCard | ConvictionCard

export const receivedCard = {
  ...{ kind: everyone, id: everyone, referenceNumber: everyone, status: everyone },
  ...{
    wrongKind: everyone,
    personName: everyone,
    position: everyone,
    sector: everyone,
    state: everyone,
    excerpt: everyone,
  },
  ...{ credibilityRating: everyone, verificationMethod: everyone, correctionNotice: everyone },
  ...{
    acquittedOn: everyone,
    disputedOn: everyone,
    correctedAt: everyone,
    changedAt: everyone,
    publishedAt: everyone,
  },
  ...{ retractedAt: everyone, amounts: everyone, restsOn: everyone, matches: everyone },
} satisfies Fields<PresentedCard>

const reportColumns = {
  id: publicReports.reportId,
  referenceNumber: publicReports.referenceNumber,
  status: publicReports.status,
  personName: publicReports.personName,
  position: publicReports.position,
  wrongKind: publicReports.wrongKind,
  sector: publicReports.sector,
  state: publicReports.state,
  credibilityRating: publicReports.credibilityRating,
  verificationMethod: publicReports.verificationMethod,
  excerpt: publicReports.excerpt,
  correctionNotice: publicReports.correctionNotice,
  disputedOn: publicReports.disputedOn,
  // The last judgment counts, and of two on one day the acquittal, as `acquittedOn` of the domain says.
  acquittedOn: sql<string | null>`(
    select case when last.kind = 'acquittal' then last.happened_on::text end from (
      select c.kind, c.happened_on from public_consequences c
      where c.report_id = public_reports.report_id and c.kind in ('acquittal', 'conviction')
      order by c.happened_on desc, c.kind limit 1) last)`,
  correctedAt: publicReports.correctedAt,
  changedAt: publicReports.changedAt,
  publishedAt: publicReports.publishedAt,
  retractedAt: publicReports.retractedAt,
  amount: sql<string | null>`${publicReports.document} ->> 'amount'`,
  suspectedItems: sql<ReportText['suspectedItems'] | null>`${publicReports.document} -> 'suspectedItems'`,
  // With the name of its table: alone, the column would be that of the statements, and every statement would count.
  labelled: sql<Partial<Record<StatementLabel, number>> | null>`(
    select jsonb_object_agg(label, statements) from (
      select label, count(*) as statements from public_statements s
      where s.report_id = public_reports.report_id group by label) counted)`,
}
const convictionColumns = {
  id: archiveRecords.id,
  referenceNumber: archiveRecords.referenceNumber,
  name: archiveRecords.name,
  state: archiveRecords.state,
  offense: archiveRecords.offense,
  courtLocation: archiveRecords.courtLocation,
  convictionDate: archiveRecords.convictionDate,
  sentence: archiveRecords.sentence,
  appealStatus: archiveRecords.appealStatus,
  isSample: archiveRecords.isSample,
}

type ReportRow = Awaited<ReturnType<typeof selectReports>>[number]
type ConvictionRow = Awaited<ReturnType<typeof selectConvictions>>[number]

/** The rows that were found as the public sees them, in their order. */
export async function presentCards(
  reading: Reading,
  hits: readonly Hit[],
  terms: readonly string[],
): Promise<PublicCard[]> {
  const ids = hits.map(({ id }) => id)
  if (ids.length === 0) return []
  const reports = await selectReports(reading, ids, terms.length > 0)
  const convictions = reports.length < ids.length ? await selectConvictions(reading, ids) : []
  const cards = new Map<string, PublicCard>([
    ...reports.map((row) => [row.id, presentReport(row, terms)] as const),
    ...convictions.map((row) => [row.id, presentConviction(row, terms)] as const),
  ])
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** One public report as everyone sees it in a list, with nothing searched for. Null for what is not public. */
export async function presentCardOf(reading: Reading, id: string): Promise<ReportCard | null> {
  const [row] = await selectReports(reading, [id], false)
  return row ? presentReport(row, []) : null
}

/** @param isSearch only then is the whole text needed */
function selectReports(reading: Reading, ids: readonly string[], isSearch: boolean) {
  const document = isSearch ? publicReports.document : sql<ReportText | null>`null`
  return reading
    .select({ ...reportColumns, document })
    .from(publicReports)
    .where(inArray(publicReports.reportId, [...ids]))
}

function selectConvictions(reading: Reading, ids: readonly string[]) {
  return reading
    .select(convictionColumns)
    .from(archiveRecords)
    .where(inArray(archiveRecords.id, [...ids]))
}

function presentReport(
  { document, suspectedItems, amount, labelled, ...row }: ReportRow,
  terms: readonly string[],
): ReportCard {
  const text = publicTextOf({ document })
  // Everyone reads the public list as a visitor does: it is kept once for all.
  return receive('visitor', receivedCard, {
    ...row,
    kind: 'report',
    excerpt: row.excerpt && beginningOf(row.excerpt),
    publishedAt: staffAct(row.publishedAt),
    retractedAt: row.retractedAt && staffAct(row.retractedAt),
    correctedAt: row.correctedAt && staffAct(row.correctedAt),
    changedAt: row.changedAt && staffAct(row.changedAt),
    amounts: amountsOf(suspectedItems ?? [], amount),
    restsOn: statementLabels.flatMap((label) => {
      const count = labelled?.[label]
      return count ? [{ label, count }] : []
    }),
    matches: text ? matchesIn((field) => searchedTextOf(text, field), searchedFields, terms) : [],
  })
}

function presentConviction(row: ConvictionRow, terms: readonly string[]): ConvictionCard {
  return {
    ...row,
    kind: 'archive',
    credibilityRating: archiveStanding.credibilityRating,
    matches: matchesIn((field) => row[field], searchedOfConviction, terms),
  }
}

/** What the things that are owned come to; where there are none, the sum that the report is about. */
function amountsOf(items: ReportText['suspectedItems'], amount: string | null): Total[] {
  const totals = assetTotals(items)
  const named = amount && totalIn(amount)
  return totals.length === 0 && named ? [named] : totals
}

const longestWord = 40

/** Ends between two words, unless the last one is longer than a word is. */
function beginningOf(text: string): string {
  if (text.length <= excerptLength) return text
  const beginning = text.slice(0, excerptLength).toWellFormed()
  const space = beginning.lastIndexOf(' ')
  return `${space > excerptLength - longestWord ? beginning.slice(0, space) : beginning}…`
}

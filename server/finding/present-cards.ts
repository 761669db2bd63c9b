import { inArray, sql } from 'drizzle-orm'
import { archiveStanding } from '#domain/archive/archive-record.ts'
import { searchedOfConviction } from '#domain/archive/archive-text.ts'
import {
  excerptOfHighlighted,
  type HighlightedText,
  highlightMatches,
} from '#domain/finding/highlight-matches.ts'
import { type SearchedField, searchedFields, searchedTextOf } from '#domain/finding/search-text.ts'
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
import type { Hit, Reading } from './search/question.ts'

const excerptLength = 240

/** Where a searched text stands in a card: the field, and its surroundings with the matches marked. */
export type FieldMatch<Field extends string = string> = { field: Field; marked: HighlightedText }

export type ReportCard = Received<PresentedCard>

type PresentedCard = Omit<
  ReportRow,
  'publishedAt' | 'retractedAt' | 'correctedAt' | 'changedAt' | 'document'
> & {
  kind: 'report'
  publishedAt: Act
  retractedAt: Act | null
  /** When its words were last corrected. */
  correctedAt: Act | null
  /** When anything public about it last changed, since it was published. */
  changedAt: Act | null
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
  ...{ personName: everyone, position: everyone, sector: everyone, state: everyone, excerpt: everyone },
  ...{ credibilityRating: everyone, verificationMethod: everyone, correctionNotice: everyone },
  ...{ disputedOn: everyone, correctedAt: everyone, changedAt: everyone, publishedAt: everyone },
  ...{ retractedAt: everyone, matches: everyone },
} satisfies Fields<PresentedCard>

const reportColumns = {
  id: publicReports.reportId,
  referenceNumber: publicReports.referenceNumber,
  status: publicReports.status,
  personName: publicReports.personName,
  position: publicReports.position,
  sector: publicReports.sector,
  state: publicReports.state,
  credibilityRating: publicReports.credibilityRating,
  verificationMethod: publicReports.verificationMethod,
  excerpt: publicReports.excerpt,
  correctionNotice: publicReports.correctionNotice,
  disputedOn: publicReports.disputedOn,
  correctedAt: publicReports.correctedAt,
  changedAt: publicReports.changedAt,
  publishedAt: publicReports.publishedAt,
  retractedAt: publicReports.retractedAt,
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

function presentReport({ document, ...row }: ReportRow, terms: readonly string[]): ReportCard {
  const text = publicTextOf({ document })
  // Everybody reads the public list as a visitor does: it is kept once for all.
  return receive('visitor', receivedCard, {
    ...row,
    kind: 'report',
    excerpt: row.excerpt && beginningOf(row.excerpt),
    publishedAt: staffAct(row.publishedAt),
    retractedAt: row.retractedAt && staffAct(row.retractedAt),
    correctedAt: row.correctedAt && staffAct(row.correctedAt),
    changedAt: row.changedAt && staffAct(row.changedAt),
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

function matchesIn<Field extends string>(
  textOf: (field: Field) => string,
  fields: readonly Field[],
  terms: readonly string[],
): FieldMatch<Field>[] {
  if (terms.length === 0) return []
  return fields.flatMap((field) => {
    const marked = highlightMatches(textOf(field), terms, excerptLength)
    return marked ? [{ field, marked: excerptOfHighlighted(marked, excerptLength) }] : []
  })
}

function beginningOf(text: string): string {
  return text.length > excerptLength ? `${text.slice(0, excerptLength).toWellFormed()}…` : text
}

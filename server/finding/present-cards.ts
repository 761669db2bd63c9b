import { inArray, sql } from 'drizzle-orm'
import { archiveStanding } from '#domain/archive/archive-record.ts'
import { searchedOfConviction } from '#domain/archive/archive-text.ts'
import {
  excerptOfHighlighted,
  type HighlightedText,
  highlightMatches,
} from '#domain/finding/highlight-matches.ts'
import { searchedFields, withItems } from '#domain/finding/search-text.ts'
import type { AssetItem } from '#domain/reports/assets.ts'
import { archiveRecords, publicReports } from '#server/database/schema.ts'
import type { Hit, Reading } from './search/question.ts'

const excerptLength = 240

/** Where a searched text stands in a card: the field, and its surroundings with the matches marked. */
export type FieldMatch<Field extends string = string> = { field: Field; marked: HighlightedText }

export type ReportCard = Omit<
  ReportRow,
  'publishedAt' | 'retractedAt' | 'correctedAt' | 'changedAt' | SearchedText
> & {
  kind: 'report'
  excerpt: string | null
  publishedAt: string
  retractedAt: string | null
  /** When its words were last corrected. */
  correctedAt: string | null
  /** When anything public about it last changed, since it was published. */
  changedAt: string | null
  /** Empty where nothing was searched for. */
  matches: FieldMatch<(typeof searchedFields)[number]>[]
}

export type ConvictionCard = ConvictionRow & {
  kind: 'archive'
  credibilityRating: number
  matches: FieldMatch<(typeof searchedOfConviction)[number]>[]
}

export type PublicCard = ReportCard | ConvictionCard

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
  suspectedAssets: publicReports.suspectedAssets,
  correctionNotice: publicReports.correctionNotice,
  disputedOn: publicReports.disputedOn,
  correctedAt: publicReports.correctedAt,
  changedAt: publicReports.changedAt,
  publishedAt: publicReports.publishedAt,
  retractedAt: publicReports.retractedAt,
}
const searchedColumns = {
  declaredAssets: publicReports.declaredAssets,
  wealthSource: publicReports.wealthSource,
  evidence: publicReports.evidence,
  declaredItems: publicReports.declaredItems,
  suspectedItems: publicReports.suspectedItems,
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

type SearchedText = keyof typeof searchedColumns | 'suspectedAssets'
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

/** @param isSearch only then is every text needed whole */
function selectReports(reading: Reading, ids: readonly string[], isSearch: boolean) {
  const beginning = sql<
    string | null
  >`left(${publicReports.suspectedAssets}, ${sql.raw(String(excerptLength + 1))})`
  const none = sql<string | null>`null`
  const noItems = sql<AssetItem[] | null>`null`
  const columns = isSearch
    ? { ...reportColumns, ...searchedColumns }
    : {
        ...{ ...reportColumns, suspectedAssets: beginning },
        ...{ declaredAssets: none, wealthSource: none, evidence: none },
        ...{ declaredItems: noItems, suspectedItems: noItems },
      }
  return reading
    .select(columns)
    .from(publicReports)
    .where(inArray(publicReports.reportId, [...ids]))
}

function selectConvictions(reading: Reading, ids: readonly string[]) {
  return reading
    .select(convictionColumns)
    .from(archiveRecords)
    .where(inArray(archiveRecords.id, [...ids]))
}

function presentReport(row: ReportRow, terms: readonly string[]): ReportCard {
  const { suspectedAssets, declaredAssets, wealthSource, evidence, declaredItems, suspectedItems, ...card } =
    row
  const searched = {
    ...{ ...card, wealthSource, evidence },
    declaredAssets: withItems(declaredAssets ?? '', declaredItems ?? []),
    suspectedAssets: withItems(suspectedAssets ?? '', suspectedItems ?? []),
  }
  return {
    ...card,
    kind: 'report',
    excerpt: suspectedAssets && beginningOf(suspectedAssets),
    publishedAt: row.publishedAt.toISOString(),
    retractedAt: row.retractedAt?.toISOString() ?? null,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    changedAt: row.changedAt?.toISOString() ?? null,
    matches: matchesIn(searched, searchedFields, terms),
  }
}

function presentConviction(row: ConvictionRow, terms: readonly string[]): ConvictionCard {
  return {
    ...row,
    kind: 'archive',
    credibilityRating: archiveStanding.credibilityRating,
    matches: matchesIn(row, searchedOfConviction, terms),
  }
}

function matchesIn<Field extends string>(
  row: { [field in Field]: string | null },
  fields: readonly Field[],
  terms: readonly string[],
): FieldMatch<Field>[] {
  if (terms.length === 0) return []
  return fields.flatMap((field) => {
    const marked = highlightMatches(row[field] ?? '', terms, excerptLength)
    return marked ? [{ field, marked: excerptOfHighlighted(marked, excerptLength) }] : []
  })
}

function beginningOf(text: string): string {
  return text.length > excerptLength ? `${text.slice(0, excerptLength).toWellFormed()}…` : text
}

import type { NameStrength } from '@fitila/names/compare-names'
import { inArray } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { isRefusal } from '#domain/errors.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { everyone, type Fields } from '#domain/reports/received.ts'
import type { Status } from '#domain/reports/workflow.ts'
import {
  type Comparable,
  comparable,
  findSimilarity,
  matchKeysOf,
  type Similarity,
  strengthOrder,
} from '#domain/similar/similar.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { archiveRecords } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { ReportRow, StoredReport } from '#server/reports/report-queries.ts'
import { reportInReach, withinReach } from '#server/reports/report-reach.ts'
import { reasonIn } from '#words/similar-in.ts'
import { findByMatchKeys } from './find-by-match-keys.ts'
import { openMany } from './open-many.ts'

/** A report or a conviction that may be about the same person or thing, for staff. */
export type SimilarEntry = {
  referenceNumber: string
  /** The report's number, or null for a conviction. */
  reportId: string | null
  personName: string
  about: string
  status: Status | 'conviction'
  /** When the report was sent, or the court spoke: YYYY, YYYY-MM, or YYYY-MM-DD. */
  date: string
  strength: NameStrength
  why: string[]
}

export const receivedSimilarEntry = {
  ...{ referenceNumber: everyone, reportId: everyone, personName: everyone, about: everyone },
  ...{ status: everyone, date: everyone, strength: everyone, why: everyone },
} satisfies Fields<SimilarEntry>

export type SimilarReports = { entries: SimilarEntry[]; left: number }

/** How many are opened and compared at most, and how many are shown. */
const mostCandidates = 50
const mostShown = 10

/**
 * What staff see beside a report: reports of any status and convictions on the same person or thing, strongest first. Found by
 * keyed marks; only what shares a mark is opened, and only what is within the actor's own reach.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const findSimilar = useCaseOn(
  'report.similar',
  reportInReach,
  ({ application, actor, report }, _reportId: string) => similarTo(application, actor, report),
)

/** For a caller that has found the report within reach and asked `report.similar`. */
export async function similarTo(
  application: Application,
  actor: Actor,
  report: StoredReport,
): Promise<SimilarReports> {
  const own = comparable(reportTextOf(application, report))
  const found = await findByMatchKeys(application, matchKeysOf(own))
  const ids = found.filter((id) => id !== report.row.id).slice(0, mostCandidates)
  const [similarReports, convictions] = await Promise.all([
    compareReports(application, actor, own, ids),
    compareConvictions(application, own, ids),
  ])
  const entries = [...similarReports, ...convictions].toSorted(
    (one, other) =>
      strengthOrder.indexOf(one.strength) - strengthOrder.indexOf(other.strength) ||
      other.date.localeCompare(one.date),
  )
  return { entries: entries.slice(0, mostShown), left: Math.max(0, entries.length - mostShown) }
}

async function compareReports(
  application: Application,
  actor: Actor,
  own: Comparable,
  ids: readonly string[],
): Promise<SimilarEntry[]> {
  const opened = await openMany(application, application.database.queries, ids)
  const similar = opened.flatMap(({ row, words }) => {
    const similarity = findSimilarity(own, comparable(words))
    return similarity ? [presentReport(row, words, similarity)] : []
  })
  const isReached = await Promise.all(similar.map(({ reportId }) => reaches(application, actor, reportId)))
  return similar.filter((_, index) => isReached[index])
}

// What this member of staff may not find does not exist here either.
async function reaches(application: Application, actor: Actor, reportId: string): Promise<boolean> {
  try {
    await withinReach(application, application.database.queries, actor, reportId)
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

function presentReport(row: ReportRow, words: ReportText, similarity: Similarity) {
  return {
    ...said(similarity),
    referenceNumber: row.referenceNumber,
    reportId: row.id,
    personName: words.personName,
    about: `${words.position}, ${words.state}`,
    status: row.status,
    date: dayInNigeria(row.createdAt),
  }
}

async function compareConvictions(
  { database: { queries } }: Application,
  own: Comparable,
  ids: readonly string[],
): Promise<SimilarEntry[]> {
  const rows = await queries
    .select({
      referenceNumber: archiveRecords.referenceNumber,
      personName: archiveRecords.name,
      offense: archiveRecords.offense,
      date: archiveRecords.convictionDate,
    })
    .from(archiveRecords)
    .where(inArray(archiveRecords.id, [...ids]))
  return rows.flatMap(({ offense, ...conviction }) => {
    const similarity = findSimilarity(own, { personName: conviction.personName, assets: [] })
    const known = { ...conviction, reportId: null, about: offense, status: 'conviction' as const }
    return similarity ? [{ ...known, ...said(similarity) }] : []
  })
}

function said({ strength, why }: Similarity): Pick<SimilarEntry, 'strength' | 'why'> {
  return { strength, why: why.map((reason) => reasonIn('en', reason)) }
}

import { conflictsWith, readDeclaration } from '#domain/cases/conflict.ts'
import { type ExpertiseArea, type ExpertLanguage, stateOf, zoneOf } from '#domain/experts/expert.ts'
import type { Wanted } from '#domain/experts/wanted.ts'
import type { Declaration } from '#domain/people/declaration.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { listDeclarations } from '#server/cases/declaration-queries.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { papers } from '../application-input.ts'
import type { ExpertRow } from '../expert-queries.ts'
import { type AssignmentRow, lastInvited, loadOfExperts } from './assignment-queries.ts'

export type Candidate = {
  id: string
  username: string
  areas: ExpertiseArea[]
  languages: ExpertLanguage[]
  knowsArea: boolean
  readsLanguage: boolean
  knowsZone: boolean
  open: number
  mostOpen: number
}

/** Verified experts who are free and tied to nothing in this report: by area, language, zone, open work, and when they were last asked. */
export async function candidatesFor(
  application: Application,
  report: StoredReport,
  rows: readonly AssignmentRow[],
  wanted: Wanted,
): Promise<Candidate[]> {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const words = reportTextOf(application, report)
  const zone = zoneOf(words.state)
  const experts = (await queries.select().from(expertProfiles)).filter((expert) => {
    const isAsked = rows.some(({ expertId, state }) => expertId === expert.userId && state !== 'withdrawn')
    const isFree = expert.availabilityStatus === 'available' || (expert.freeFrom ?? '9999') <= today
    const isOwner = report.standing.ownerId === expert.userId
    return stateOf(expert, today) === 'verified' && isFree && !isAsked && !isOwner
  })
  const tied = await tiedTo(application, queries, words, experts)
  const ids = experts.map(({ userId }) => userId)
  const names = await usernamesOf(queries, ids)
  const load = await loadOfExperts(queries)
  const asked = await lastInvited(queries)
  return experts
    .map((expert) => ({
      ...{ id: expert.userId, username: names.get(expert.userId) ?? '', areas: expert.expertiseAreas },
      ...{ languages: expert.languages, mostOpen: expert.mostOpen },
      knowsArea: wanted.area !== null && expert.expertiseAreas.includes(wanted.area),
      readsLanguage: wanted.language !== null && expert.languages.includes(wanted.language),
      knowsZone: zone !== null && expert.zones.includes(zone),
      ...{ open: load.get(expert.userId) ?? 0, asked: asked.get(expert.userId) ?? '' },
    }))
    .filter(({ id, open, mostOpen }) => !tied.has(id) && open < mostOpen)
    .toSorted(
      (one, other) =>
        Number(other.knowsArea) - Number(one.knowsArea) ||
        Number(other.readsLanguage) - Number(one.readsLanguage) ||
        Number(other.knowsZone) - Number(one.knowsZone) ||
        one.open - other.open ||
        one.asked.localeCompare(other.asked) ||
        one.username.localeCompare(other.username),
    )
    .map(({ asked: _, ...candidate }) => candidate)
}

/** Which of these experts are tied to a report, by their declaration or by their application. */
export async function tiedTo(
  application: Application,
  queries: Queries | Transaction,
  words: ReportText,
  experts: readonly ExpertRow[],
): Promise<Set<string>> {
  // Also those that are still being compared with the other reports.
  const declared = await listDeclarations(application, queries)
  const conflictOf = conflictsWith(words)
  const tied = experts.filter((expert) =>
    [
      ...declared.filter(({ userId }) => userId === expert.userId).map(({ declaration }) => declaration),
      toldInApplication(application, expert),
    ].some((declaration) => conflictOf(readDeclaration(declaration)) !== null),
  )
  return new Set(tied.map(({ userId }) => userId))
}

/** The name that the directory shows, and the employers while the papers are kept. */
function toldInApplication(
  { vault }: Application,
  { userId, publicName, sealedPapers }: ExpertRow,
): Declaration {
  const { employer } = sealedPapers
    ? papers.parse(vault.open(`expert:papers:${userId}`, sealedPapers))
    : { employer: '' }
  const pieces = (text: string) =>
    text
      .split(/[,;/]|\band\b/i)
      .map((piece) => piece.trim())
      .filter(Boolean)
  return { names: publicName ? [publicName] : [], employers: [employer, ...pieces(employer)], others: [] }
}

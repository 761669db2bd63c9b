import { type ExpertiseArea, type ExpertLanguage, stateOf, zoneOf } from '#domain/experts/expert.ts'
import type { Wanted } from '#domain/experts/wanted.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
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

/**
 * Verified experts who are free: by area, language, zone, open work, and when they were last asked. Whether one is tied to the report or
 * sent it changes nothing here: who is missing would tell (decision 400).
 */
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
    return stateOf(expert, today) === 'verified' && isFree && !isAsked
  })
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
    .filter(({ open, mostOpen }) => open < mostOpen)
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

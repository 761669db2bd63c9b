import { and, eq } from 'drizzle-orm'
import { can } from '#domain/permissions/can.ts'
import { publicReports } from '#server/database/schema.ts'
import { organisationOf } from '#server/plans/organisations/organisation-queries.ts'
import type { Reading } from './reading.ts'

/** Where the reader can collect a public report: in folders of their own, and in those of their organisation. */
export type Collecting = { number: string; own: boolean; team: boolean }

/** Null for a report that is not public, and for readers without such folders. */
export async function collectingSection({ application, actor, report }: Reading): Promise<Collecting | null> {
  const { queries } = application.database
  const own = can(actor, 'folder.change', null)
  // A seat lends the tier of the organisation.
  const mayHaveTeam = can(actor, 'team.write', null) && actor.subscription.tier === 'enterprise'
  const { id, referenceNumber: number } = report.row
  const isPublic = and(eq(publicReports.reportId, id), eq(publicReports.status, 'approved'))
  if (!(own || mayHaveTeam) || (await queries.$count(publicReports, isPublic)) === 0) return null
  const found = mayHaveTeam ? await organisationOf(queries, actor.id) : null
  const team = found !== null && !found.isGuest
  return own || team ? { number, own, team } : null
}

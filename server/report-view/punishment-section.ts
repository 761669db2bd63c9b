import { type FollowUp, followUpsOf } from '#server/sources/punishment/follow-ups.ts'
import type { Reading } from './reading.ts'

/** For staff: what the source told of being punished for this report, the oldest first. */
export type PunishmentSection = { followUps: FollowUp[] }

export async function punishmentSection({
  application,
  report,
  isInside,
}: Reading): Promise<PunishmentSection | null> {
  if (!isInside) return null
  return { followUps: await followUpsOf(application, application.database.queries, report.row.id) }
}

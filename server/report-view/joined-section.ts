import { can } from '#domain/permissions/can.ts'
import { type JoinedCase, joinedTo } from '#server/cases/desk/joined-cases.ts'
import type { Reading } from './reading.ts'

/** Other reports that staff treat as the same wrong. Null for everyone else, and for staff who may not handle it. */
export async function joinedSection({
  application,
  actor,
  report,
  isInside,
}: Reading): Promise<JoinedCase[] | null> {
  if (!isInside || !can(actor, 'report.arrange', report.standing)) return null
  return joinedTo(application, actor, report)
}

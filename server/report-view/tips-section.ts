import { can } from '#domain/permissions/can.ts'
import { type Tip, tipsOfReport } from '#server/sources/tips/tips-of-report.ts'
import type { Reading } from './reading.ts'

export type TipsSection = {
  /** What people without an account wrote about this report, the oldest first. For staff alone. */
  tips: Tip[]
  /** Whether this reader may answer them. */
  mayAnswer: boolean
}

export async function tipsSection({
  application,
  actor,
  report,
  isInside,
}: Reading): Promise<TipsSection | null> {
  if (!isInside) return null
  const tips = await tipsOfReport(application, application.database.queries, report.row.id)
  return { tips, mayAnswer: can(actor, 'tip.answer', report.standing) }
}

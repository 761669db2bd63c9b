import { can } from '#domain/permissions/can.ts'
import { countTips, type Tip, type TipCounts, tipsInShortOf } from '#server/sources/tips/tips-of-report.ts'
import type { Reading } from './reading.ts'

export type TipsSection = {
  /** What people without an account wrote about this report: the newest of the open tips, in short. For staff alone. */
  tips: Tip[]
  counts: TipCounts
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
  const { queries } = application.database
  const tips = await tipsInShortOf(application, queries, report.row.id)
  const counts = await countTips(queries, report.row.id)
  return { tips, counts, mayAnswer: can(actor, 'tip.answer', report.standing) }
}

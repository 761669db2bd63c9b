import { and, eq, inArray } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import type { ProposedAct } from '#domain/proposals/acts.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { proposals } from '#server/database/people-schema.ts'
import { isOpen } from './proposal-queries.ts'

const decisions: ProposedAct[] = ['approval', 'rejection', 'publication']

/** Of two decisions on one report, the one that was proposed first is confirmed or ended first. @throws RuleBroken 'proposal-waits' */
export async function refuseWhileDecided(queries: Transaction, reportId: string): Promise<void> {
  const waiting = await queries
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.subjectId, reportId), inArray(proposals.act, decisions), isOpen))
  if (waiting.length > 0) throw new RuleBroken('proposal-waits')
}

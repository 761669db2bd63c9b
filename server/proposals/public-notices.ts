import { and, asc, isNotNull } from 'drizzle-orm'
import type { ProposedAct } from '#domain/proposals/acts.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { proposals } from '#server/database/people-schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { isOpen } from './proposal-queries.ts'

/** What one member of the staff will have done alone. No name, no number, and days only. */
export type PublicNotice = { act: ProposedAct; proposedOn: string; takesEffectOn: string }

/** Acts that wait because no second person exists, the next one first. */
export const publicNotices = openUseCase('public.read', async ({ application }): Promise<PublicNotice[]> => {
  const rows = await application.database.queries
    .select({ act: proposals.act, proposedAt: proposals.proposedAt, aloneFrom: proposals.aloneFrom })
    .from(proposals)
    .where(and(isOpen, isNotNull(proposals.aloneFrom)))
    .orderBy(asc(proposals.aloneFrom), asc(proposals.id))
  return rows.flatMap(({ act, proposedAt, aloneFrom }) =>
    aloneFrom ? [{ act, proposedOn: dayInNigeria(proposedAt), takesEffectOn: dayInNigeria(aloneFrom) }] : [],
  )
})

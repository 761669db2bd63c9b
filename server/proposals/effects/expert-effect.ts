import { and, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { verifiedForDays } from '#domain/experts/expert.ts'
import { papersKeptDays } from '#domain/retention/periods.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { endWork } from '#server/experts/end-work.ts'
import { lastCheckOf } from '#server/experts/expert-queries.ts'
import type { Effect } from './effect.ts'

const decision = z.object({ outcome: z.enum(['verified', 'rejected']) })

/** From then on a verification counts for twelve months, and the papers have thirty days left. */
export const expertDecisionEffect: Effect = {
  async count({ unit, proposal, by, now, alone }) {
    const { subjectId } = proposal
    const { outcome } = decision.parse(proposal.detail)
    const today = dayInNigeria(now)
    const verified = { verifiedOn: today, verifiedUntil: addDays(today, verifiedForDays) }
    const ended = { verifiedOn: null, verifiedUntil: null }
    await change(unit.queries, subjectId, {
      verificationStatus: outcome,
      checksAfter: lastCheckOf(subjectId),
      ...(outcome === 'verified' ? verified : ended),
      erasePapersOn: addDays(today, papersKeptDays),
    })
    if (outcome === 'rejected') await endWork(unit.queries, { expertId: subjectId, now })
    await unit.record(by, { kind: `expert.${outcome}`, subjectId, detail: { alone } })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'expert.decision_ended', subjectId, detail: { outcome } })
  },
}

/** It works from the first click: what a second person adds is that it stays. */
export const expertSuspensionEffect: Effect = {
  async count({ unit, proposal: { subjectId }, by, alone }) {
    await unit.record(by, { kind: 'expert.suspension_confirmed', subjectId, detail: { alone } })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.queries
      .update(expertProfiles)
      .set({ verificationStatus: 'verified' })
      .where(and(eq(expertProfiles.userId, subjectId), eq(expertProfiles.verificationStatus, 'suspended')))
    await unit.record(by, { kind: 'expert.suspension_ended', subjectId, detail: { outcome } })
  },
}

type Change = PgUpdateSetSource<typeof expertProfiles>

/** @throws RuleBroken 'proposal-ended' where the application was withdrawn meanwhile */
async function change(queries: Transaction, userId: string, to: Change): Promise<void> {
  const changed = await queries
    .update(expertProfiles)
    .set(to)
    .where(eq(expertProfiles.userId, userId))
    .returning({ userId: expertProfiles.userId })
  if (changed.length === 0) throw new RuleBroken('proposal-ended')
}

import { eq } from 'drizzle-orm'
import { invitationPeriod } from '#domain/retention/periods.ts'
import { after } from '#domain/time/durations.ts'
import { invitations } from '#server/database/people-schema.ts'
import type { Effect } from './effect.ts'

/** An invitation that counts opens, for as long as its link lives. One that ended is gone, and so is its link. */
export const invitationEffect: Effect = {
  async count({ unit, proposal, by, alone, now }) {
    const [opened] = await unit.queries
      .update(invitations)
      .set({ openedAt: now, expiresAt: after(now, invitationPeriod) })
      .where(eq(invitations.id, proposal.subjectId))
      .returning({ role: invitations.role })
    if (!opened) throw new Error('a proposed invitation is gone')
    const detail = { role: opened.role, alone }
    await unit.record(by, { kind: 'invitation.confirmed', subjectId: proposal.subjectId, detail })
  },
  async end({ unit, proposal, by }, outcome) {
    const [ended] = await unit.queries
      .delete(invitations)
      .where(eq(invitations.id, proposal.subjectId))
      .returning({ role: invitations.role })
    if (!ended) throw new Error('a proposed invitation is gone')
    const detail = { role: ended.role, outcome }
    await unit.record(by, { kind: 'invitation.ended', subjectId: proposal.subjectId, detail })
  },
}

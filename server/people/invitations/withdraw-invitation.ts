import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { invitations } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { endWithoutCounting } from '#server/proposals/end-without-counting.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { lockPower } from '#server/proposals/staff-members.ts'

/**
 * Its link opens nothing from now on. One that is open any administrator can withdraw. One that waits for a second person only its
 * proposer can take back: a colleague declines it.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'not-the-second-person'
 */
export const withdrawInvitation = useCase(
  'invitation.withdraw',
  async ({ application, actor }, given: string | undefined): Promise<void> => {
    const id = identifier(given)
    await transact(application, async (unit) => {
      await lockPower(unit.queries)
      const proposal = await openProposalOf(unit.queries, 'invitation', id)
      if (proposal) {
        if (proposal.proposedBy !== actor.id) throw new RuleBroken('not-the-second-person')
        const decided = { application, unit, proposal, by: actor, now: application.now(), report: null }
        await endWithoutCounting(decided, 'withdrawn', actor.id)
        return
      }
      const [gone] = await unit.queries
        .delete(invitations)
        .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNotNull(invitations.invitedBy)))
        .returning({ role: invitations.role })
      if (!gone) throw new NotFound()
      const detail = { role: gone.role, outcome: 'withdrawn' } as const
      await unit.record(actor, { kind: 'invitation.ended', subjectId: id, detail })
    })
  },
)

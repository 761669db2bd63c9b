import { and, eq, gt, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { tokenHash, tokenText } from '#server/access/tokens.ts'
import { invitations } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'

/**
 * A new link for an invitation whose link was lost. The old link stops working, and the invitation ends when it would have ended.
 * For the person who invites alone: an account is bound to every person who could have held its link (decision 160).
 *
 * @returns the one-time link's address, which is stored nowhere
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const renewLink = useCase(
  'person.invite',
  async ({ application, actor }, id: string | undefined): Promise<string> =>
    transact(application, async ({ queries, record }) => {
      const token = tokenText(application.randomness.bytes(32))
      const [renewed] = await queries
        .update(invitations)
        .set({ tokenHash: tokenHash(token) })
        .where(
          and(
            eq(invitations.id, identifier(id)),
            eq(invitations.invitedBy, actor.id),
            isNull(invitations.acceptedAt),
            gt(invitations.expiresAt, application.now()),
          ),
        )
        .returning({ id: invitations.id, role: invitations.role })
      if (!renewed) throw new NotFound()
      const detail = { role: renewed.role }
      await record(actor, { kind: 'invitation.renewed', subjectId: renewed.id, detail })
      return `${application.publicUrl}/invitation/${token}`
    }),
)

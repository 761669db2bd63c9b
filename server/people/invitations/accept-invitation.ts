import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { laneOf } from '#server/access/passwords/passwords.ts'
import { startSession } from '#server/access/sessions.ts'
import { isToken, tokenHash } from '#server/access/tokens.ts'
import { invitations } from '#server/database/people-schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { bringIn } from '#server/proposals/bring-in.ts'
import { parseNewAccount } from '../account-input.ts'
import { createAccount } from '../create-account.ts'

/**
 * @throws NotFound 'invitation-not-valid' when it was used, is too old or never was; RuleBroken 'invitation-waits' while no second
 *   person has confirmed it
 */
export const findInvitation = openUseCase('account.open', async ({ application }, token: string) => {
  const [invitation] = isToken(token)
    ? await application.database.queries
        .select({ role: invitations.role, openedAt: invitations.openedAt })
        .from(invitations)
        .where(stillValid(application, token))
    : []
  if (!invitation) throw new NotFound('invitation-not-valid')
  if (!invitation.openedAt) throw new RuleBroken('invitation-waits')
  return { role: invitation.role }
})

/**
 * Makes the account that the invitation is for. Two who hold the same link: the first has it.
 *
 * @returns the new session's token
 * @throws NotFound 'invitation-not-valid', Invalid, RuleBroken 'invitation-waits' or 'account-taken'
 */
export const acceptInvitation = openUseCase(
  'account.open',
  async ({ application }, token: string, input: Input): Promise<string> => {
    const { role } = await findInvitation(application, token)
    const account = await parseNewAccount(application, { lane: laneOf(role), of: 'invitations', role }, input)
    const person = await createAccount(application, account, role, async ({ queries, record }, userId) => {
      const [used] = await queries
        .update(invitations)
        .set({ acceptedBy: userId, acceptedAt: application.now() })
        .where(and(stillValid(application, token), isNotNull(invitations.openedAt)))
        .returning({ id: invitations.id, invitedBy: invitations.invitedBy })
      if (!used) throw new NotFound('invitation-not-valid')
      // No colleague invites the first administrator.
      if (used.invitedBy) await bringIn(queries, userId, used.invitedBy)
      const event = { kind: 'invitation.accepted', subjectId: used.id, detail: { role } } as const
      await record({ kind: 'person', id: userId }, event)
    })
    return startSession(application, person)
  },
)

function stillValid(application: Application, token: string) {
  return and(
    eq(invitations.tokenHash, tokenHash(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, application.now()),
  )
}

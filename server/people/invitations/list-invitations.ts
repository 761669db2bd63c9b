import { and, desc, isNotNull, isNull } from 'drizzle-orm'
import type { Role } from '#domain/people/roles.ts'
import { invitations } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from '../people-queries.ts'

/** One that no account came of yet. Its link is stored nowhere, so it is not in this list. */
export type ListedInvitation = {
  id: string
  role: Role
  state: 'waiting' | 'open' | 'expired'
  /** Null when that account is gone. */
  by: string | null
  /** Whose link it is: only the person who invites can have a new one. */
  isMine: boolean
  expiresAt: string
}

/** Invitations that wait for a second person, are open, or expired unused. The newest first. */
export const listInvitations = useCase(
  'person.list',
  async ({ application, actor }): Promise<ListedInvitation[]> => {
    const { queries } = application.database
    const rows = await queries
      .select({
        id: invitations.id,
        role: invitations.role,
        invitedBy: invitations.invitedBy,
        openedAt: invitations.openedAt,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .where(and(isNull(invitations.acceptedAt), isNotNull(invitations.invitedBy)))
      .orderBy(desc(invitations.createdAt), desc(invitations.id))
    const names = await usernamesOf(
      queries,
      rows.flatMap(({ invitedBy }) => invitedBy ?? []),
    )
    const now = application.now()
    return rows.map(({ id, role, invitedBy, openedAt, expiresAt }) => ({
      ...{ id, role },
      state: expiresAt <= now ? 'expired' : openedAt ? 'open' : 'waiting',
      by: names.get(invitedBy ?? '') ?? null,
      isMine: invitedBy === actor.id,
      expiresAt: expiresAt.toISOString(),
    }))
  },
)

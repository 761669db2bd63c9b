import { asc, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { AccountStatus } from '#domain/people/accounts.ts'
import { type Role, staffRoles } from '#domain/people/roles.ts'
import { authorise } from '#domain/permissions/can.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type StaffMember = { id: string; username: string; role: Role; status: AccountStatus }

/** Who verifies and approves, by name. For the administrator, who invites them. */
export async function listStaff(application: Application, actor: Actor): Promise<StaffMember[]> {
  authorise(actor, 'person.invite', null)
  return application.database.queries
    .select({
      id: profiles.id,
      username: profiles.username,
      role: profiles.role,
      status: profiles.status,
    })
    .from(profiles)
    .where(inArray(profiles.role, [...staffRoles]))
    .orderBy(asc(profiles.username))
}

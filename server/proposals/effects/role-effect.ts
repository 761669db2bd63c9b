import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { hasCapacity, needsSecondStep } from '#domain/people/capacities.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import { forgetDeclaration } from '#server/cases/declaration-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import { endExpert } from '#server/experts/end-expert.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockAdministrators, refuseLast } from '#server/people/lock-administrators.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { bringIn } from '../bring-in.ts'
import type { Effect } from './effect.ts'

const change = z.object({ roleFrom: z.enum(roles), roleTo: z.enum(roles) })

/** The role counts, and every session that was opened under the other one ends. */
export const roleEffect: Effect = {
  async count({ application, unit, proposal, by, now, alone }) {
    const detail = change.parse(proposal.detail)
    const { subjectId } = proposal
    const administrators = await lockAdministrators(unit.queries)
    const person = await lockPerson(unit.queries, subjectId)
    if (person.role !== detail.roleFrom) throw new RuleBroken('proposal-ended')
    refuseLast(administrators, person)
    const broughtBy = proposal.proposedBy
    await setRole(application, unit.queries, { id: subjectId, ...detail, broughtBy, now })
    await unit.record(by, { kind: 'person.role-changed', subjectId, detail: { ...detail, alone } })
  },
  async end({ unit, proposal: { subjectId, detail }, by }, outcome) {
    const event = { ...change.parse(detail), outcome }
    await unit.record(by, { kind: 'person.role_ended', subjectId, detail: event })
  },
}

type Change = { id: string; roleFrom: Role; roleTo: Role; broughtBy: string; now: Date }

export async function setRole(
  application: Application,
  queries: Transaction,
  { id, roleFrom, roleTo, broughtBy, now }: Change,
): Promise<void> {
  await queries.update(profiles).set({ role: roleTo }).where(eq(profiles.id, id))
  if (!needsSecondStep(roleFrom) && needsSecondStep(roleTo)) {
    // A second step from before they joined the staff makes no one a second person sooner.
    await queries
      .update(profiles)
      .set({ secondStepSince: sinceNow(now) })
      .where(eq(profiles.id, id))
    await bringIn(queries, id, broughtBy)
    // Staff cannot be experts: what they were given to read as one goes.
    await endExpert(application, queries, id)
  }
  // The day of last use is kept of staff alone.
  if (!needsSecondStep(roleTo))
    await queries.update(profiles).set({ lastUsedOn: null }).where(eq(profiles.id, id))
  if (!hasCapacity(roleTo, 'declares-interests')) await forgetDeclaration(queries, id)
  await endSessionsOf(application, queries, id)
}

function sinceNow(now: Date) {
  return sql`case when ${profiles.secondStepSince} is not null then ${now.toISOString()}::timestamptz end`
}

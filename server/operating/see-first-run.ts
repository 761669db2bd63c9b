import { and, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { type FirstRun, ownSteps, type StepState, siteSteps } from '#domain/operating/first-run.ts'
import { hasCapacity, needsSecondStep } from '#domain/people/capacities.ts'
import { can } from '#domain/permissions/can.ts'
import { newestRuns } from '#server/backups/runs.ts'
import { readDeclaration } from '#server/cases/declaration-queries.ts'
import { invitations } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { secondPeopleFor } from '#server/proposals/proposal-queries.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'

/**
 * What is left to do: for every member of the staff what is their own, and for administrators the site as well, once their session has the
 * second step. For people who are not staff there is no such page.
 *
 * @throws SignInNeeded, NotFound
 */
export const seeFirstRun = useCase('first-run.see', async ({ application, actor }): Promise<FirstRun> => {
  if (!needsSecondStep(actor.role)) throw new NotFound()
  const own = await ownStates(application, actor)
  // An auditor reads no report, and so has no interests to declare.
  const asked = ownSteps.filter(
    (step) => step !== 'declaration' || hasCapacity(actor.role, 'declares-interests'),
  )
  const steps: FirstRun = asked.map((step) => ({ step, state: own[step] }))
  if (!hasCapacity(actor.role, 'administers')) return steps
  if (!can(actor, 'operation.see', null))
    return [...steps, ...siteSteps.map((step) => ({ step, state: 'later' as const }))]
  const site = await siteStates(application, actor)
  return [...steps, ...siteSteps.map((step) => ({ step, state: site[step] }))]
})

async function ownStates(
  application: Application,
  actor: Person,
): Promise<Record<(typeof ownSteps)[number], StepState>> {
  const declared = await readDeclaration(application, actor.id)
  return {
    account: 'done',
    secondStep: actor.assurance === 'full' ? 'done' : 'open',
    declaration: declared ? (declared.comparedAt ? 'done' : 'waits') : 'open',
  }
}

async function siteStates(
  application: Application,
  actor: Person,
): Promise<Record<(typeof siteSteps)[number], StepState>> {
  const { backup, drill } = await newestRuns(application)
  return {
    secondMember: await stateOfSecondMember(application, actor),
    mail: application.mail.isReal ? 'done' : 'open',
    backup: backup ? 'done' : 'open',
    restoreTrial: drill ? 'done' : 'open',
    onion: application.operator.onionUrl ? 'done' : 'open',
  }
}

// Done when a colleague can confirm now. Waiting while one is invited, or has not served for three days.
async function stateOfSecondMember(application: Application, actor: Person): Promise<StepState> {
  const { queries } = application.database
  const now = application.now()
  const about = { act: 'archive_import', subjectKind: 'archive_import', subjectId: actor.id } as const
  const anything = { ...about, proposedBy: actor.id }
  const { ids } = await secondPeopleFor(queries, anything, now)
  if (ids.length > 0) return 'done'
  const members = await staffMembers(queries)
  const colleagues = members.filter(
    ({ id, role, status }) => id !== actor.id && status === 'active' && hasCapacity(role, 'confirms'),
  )
  if (colleagues.length > 0) return 'waits'
  const invited = await queries
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(isNull(invitations.acceptedAt), isNotNull(invitations.invitedBy), gt(invitations.expiresAt, now)),
    )
    .limit(1)
  return invited.length > 0 ? 'waits' : 'open'
}

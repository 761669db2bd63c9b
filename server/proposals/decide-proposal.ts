import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { authorise } from '#domain/permissions/can.ts'
import { actRow, endsBySecondAlone, openStates } from '#domain/proposals/acts.ts'
import { proposals } from '#server/database/people-schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { refuseBeyondProposed } from '#server/judgements/refuse-beyond-reach.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { lockWithinReach } from '#server/reports/report-reach.ts'
import type { Decided } from './effects/effect.ts'
import { effects } from './effects.ts'
import { endWithoutCounting } from './end-without-counting.ts'
import {
  endProposal,
  findProposal,
  lockProposal,
  type ProposalRow,
  secondPeopleFor,
} from './proposal-queries.ts'
import { isActiveMember, lockPower } from './staff-members.ts'

export type Confirmed = 'counts' | 'counts-later'

/**
 * A second person agrees, and it counts: at once, or on the first day on which it may.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'proposal-ended', 'not-the-second-person', 'proposer-left', and what the act
 *   itself refuses
 */
export const confirmProposal = useCase(
  'proposal.confirm',
  ({ application, actor }, id: string): Promise<Confirmed> =>
    decide(application, actor, id, (decided) => confirmHeld(decided, actor)),
)

/** As `confirmProposal`, for one that is held. */
export async function confirmHeld(decided: Decided, actor: Person): Promise<Confirmed> {
  const { unit, proposal, now } = decided
  await refuseAllButSecond(decided, actor)
  if (!(await isActiveMember(unit.queries, proposal.proposedBy))) throw new RuleBroken('proposer-left')
  if (proposal.state === 'agreed') return 'counts-later'
  if (proposal.notBefore > now) {
    await agree(decided, actor)
    return 'counts-later'
  }
  await endProposal(unit.queries, proposal.id, { state: 'confirmed', decidedBy: actor.id, now })
  await effects[proposal.act].count({ ...decided, alone: false })
  return 'counts'
}

/**
 * It ends without counting. Who could confirm may decline; what waits under public notice or for its batch any member may stop. What worked at
 * once is reversed, so that only a second person may do it.
 *
 * @throws as `confirmProposal`
 */
export const declineProposal = useCase(
  'proposal.decline',
  ({ application, actor }, id: string): Promise<void> =>
    decide(application, actor, id, async (decided) => {
      const { proposal } = decided
      if (proposal.proposedBy === actor.id) throw new RuleBroken('not-the-second-person')
      const mayStop =
        proposal.aloneFrom !== null || waitsForBatch(proposal) || hasCapacity(actor.role, 'confirms')
      if (!mayStop || isSubject(proposal, actor)) throw new RuleBroken('not-the-second-person')
      const isReversal = actRow(proposal.act).works === 'at once' && proposal.aloneFrom === null
      if (isReversal || endsBySecondAlone(proposal.act)) await refuseAllButSecond(decided, actor)
      await endWithoutCounting(decided, 'declined', actor.id)
    }),
)

/** Its proposer takes it back, but for what only a second person ends. @throws as `confirmProposal` */
export const withdrawProposal = useCase(
  'proposal.withdraw',
  ({ application, actor }, id: string): Promise<void> =>
    decide(application, actor, id, async (decided) => {
      const { act, proposedBy } = decided.proposal
      if (proposedBy !== actor.id) throw new NotFound()
      if (endsBySecondAlone(act)) throw new RuleBroken('not-the-second-person')
      await endWithoutCounting(decided, 'withdrawn', actor.id)
    }),
)

/** Holds an open proposal, for a member who is one at this moment. @throws NotFound, RuleBroken 'proposal-ended', 'access-denied' */
export async function decide<T>(
  application: Application,
  actor: Person,
  id: string,
  work: (decided: Decided) => Promise<T>,
): Promise<T> {
  return transact(application, async (unit) => {
    const found = await findProposal(unit.queries, identifier(id))
    if (!found) throw new NotFound()
    const report = await reportOf(application, unit, actor, found)
    if (report) authoriseOn(actor, report)
    if (found.subjectKind === 'judgement') await refuseBeyondProposed(application, unit.queries, actor, found)
    await lockPower(unit.queries)
    const proposal = await lockProposal(unit.queries, found.id)
    if (!proposal || !openStates.some((state) => state === proposal.state))
      throw new RuleBroken('proposal-ended')
    // The actor was read before the lock: a colleague may have suspended them since.
    if (!(await isActiveMember(unit.queries, actor.id))) throw new RuleBroken('access-denied')
    return work({ application, unit, proposal, by: actor, now: application.now(), report })
  })
}

/** A report comes before its proposal in the order of locks, and has to be within reach. @throws NotFound */
function reportOf(application: Application, unit: UnitOfWork, actor: Person, proposal: ProposalRow) {
  return proposal.subjectKind === 'report'
    ? lockWithinReach(application, unit.queries, actor, proposal.subjectId)
    : null
}

// Not a report of their own, nor one that they declared an interest in.
function authoriseOn(actor: Person, { standing }: StoredReport): void {
  authorise(actor, hasCapacity(actor.role, 'confirms') ? 'report.confirm' : 'report.correct', standing)
}

async function refuseAllButSecond({ unit, proposal, now }: Decided, actor: Person): Promise<void> {
  const { ids } = await secondPeopleFor(unit.queries, proposal, now)
  if (waitsForBatch(proposal) || !ids.includes(actor.id)) throw new RuleBroken('not-the-second-person')
}

async function agree({ unit, proposal, now }: Decided, actor: Person): Promise<void> {
  await unit.queries
    .update(proposals)
    .set({ state: 'agreed', decidedBy: actor.id, decidedAt: now })
    .where(eq(proposals.id, proposal.id))
}

function waitsForBatch({ act }: ProposalRow): boolean {
  return actRow(act).works === 'with a batch'
}

function isSubject({ subjectKind, subjectId }: ProposalRow, { id }: Person): boolean {
  return (subjectKind === 'person' || subjectKind === 'expert') && subjectId === id
}

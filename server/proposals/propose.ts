import { RuleBroken } from '#domain/errors.ts'
import { newcomerPeriod } from '#domain/people/second-person.ts'
import { actRow, type ProposedAct } from '#domain/proposals/acts.ts'
import { after } from '#domain/time/durations.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { proposals } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { openProposalOf, secondPeopleFor } from './proposal-queries.ts'
import { lockPower } from './staff-members.ts'

type Proposed = {
  act: ProposedAct
  subjectId: string
  proposedBy: string
  /** Codes that staff may read beside it. */
  detail?: Record<string, unknown>
  /** Seals what it would change, bound to its number. */
  seal?: (place: `proposal:${string}`) => Buffer
}

export type Proposal = { id: string; until: Date; aloneFrom: Date | null }

/**
 * Notes what one member of the staff proposes, in the transaction of their step. Where no second person exists it comes under
 * public notice, and takes effect after 72 hours unless a member stops it.
 *
 * @throws RuleBroken 'proposal-waits'
 */
export async function propose(
  application: Application,
  queries: Transaction,
  { act, subjectId, proposedBy, detail = {}, seal }: Proposed,
): Promise<Proposal> {
  await lockPower(queries)
  if (await openProposalOf(queries, act, subjectId)) throw new RuleBroken('proposal-waits')
  const now = application.now()
  const { subject: subjectKind, works, waits, notBefore } = actRow(act)
  const second = await secondPeopleFor(queries, { act, proposedBy, subjectKind, subjectId }, now)
  // What two people have decided on needs no second person again.
  const noneExists = second.noneExists && works !== 'with a batch'
  const id = application.randomness.uuid()
  const aloneFrom = noneExists ? after(now, newcomerPeriod) : null
  const until = after(now, Math.max(waits, noneExists ? newcomerPeriod : 0))
  await queries.insert(proposals).values({
    ...{ id, act, subjectKind, subjectId, proposedBy, proposedAt: now, detail, until, aloneFrom },
    sealedPayload: seal ? seal(`proposal:${id}`) : null,
    notBefore: after(now, notBefore),
  })
  return { id, until, aloneFrom }
}

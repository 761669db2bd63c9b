import { and, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import { newcomerPeriod } from '#domain/people/second-person.ts'
import { actRow, type ProposalState } from '#domain/proposals/acts.ts'
import { after } from '#domain/time/durations.ts'
import { proposals } from '#server/database/people-schema.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Decided } from './effects/effect.ts'
import { effects } from './effects.ts'
import { endWithoutCounting } from './end-without-counting.ts'
import { endProposal, isOpen, type ProposalRow, secondPeopleFor } from './proposal-queries.ts'
import { isActiveMember } from './staff-members.ts'
import { whileOpenOrElse } from './while-open.ts'

/** What time does with proposals, but for publications, which have their batches: those that waited alone take effect, those that were agreed count on their day, the others lapse. */
export async function advanceProposals(application: Application): Promise<void> {
  const due = await application.database.queries
    .select({ id: proposals.id, subjectKind: proposals.subjectKind, subjectId: proposals.subjectId })
    .from(proposals)
    .where(and(isOpen, ne(proposals.act, 'publication'), isDue(application.now())))
  for (const one of due) await whileOpenOrElse(application, one, settle, lapseNow)
}

// One without a public notice is looked at each time: its last second person may have left.
function isDue(now: Date) {
  return or(
    and(isNull(proposals.aloneFrom), ne(proposals.state, 'agreed'), ne(proposals.state, 'unconfirmed')),
    and(isNotNull(proposals.aloneFrom), lte(proposals.aloneFrom, now)),
    and(eq(proposals.state, 'agreed'), lte(proposals.notBefore, now)),
  )
}

async function settle(decided: Decided): Promise<void> {
  const { unit, proposal, now } = decided
  const isActive = await isActiveMember(unit.queries, proposal.proposedBy)
  if (proposal.state === 'agreed') await (isActive ? count(decided, 'confirmed') : lapseNow(decided))
  else if (proposal.aloneFrom) await settleAlone(decided, isActive)
  else if (proposal.until <= now) await lapseNow(decided)
  else await giveNotice(decided)
}

async function settleAlone(decided: Decided, isActive: boolean): Promise<void> {
  const { unit, proposal, now } = decided
  const { noneExists } = await secondPeopleFor(unit.queries, proposal, now)
  if (!isActive) await lapseNow(decided)
  else if (noneExists) await count(decided, 'alone')
  else {
    // Meanwhile there is a second person: it waits for them.
    const until = after(now, actRow(proposal.act).waits)
    await change(unit, proposal, { aloneFrom: null, until })
  }
}

async function giveNotice({ unit, proposal, now }: Decided): Promise<void> {
  const { noneExists } = await secondPeopleFor(unit.queries, proposal, now)
  if (!noneExists) return
  await change(unit, proposal, { aloneFrom: after(now, newcomerPeriod) })
}

async function count(decided: Decided, state: 'confirmed' | 'alone'): Promise<void> {
  const { unit, proposal, now } = decided
  await endProposal(unit.queries, proposal.id, { state, decidedBy: proposal.decidedBy, now })
  await effects[proposal.act].count({ ...decided, alone: state === 'alone' })
}

async function lapseNow(decided: Decided): Promise<void> {
  const { unit, proposal } = decided
  if (actRow(proposal.act).otherwise === 'lapses') return endWithoutCounting(decided, 'lapsed')
  // Without its public notice: it would come up again at each look.
  await change(unit, proposal, { state: 'unconfirmed', aloneFrom: null })
  await effects[proposal.act].end(decided, 'lapsed')
}

type Change = Partial<Pick<ProposalRow, 'aloneFrom' | 'until'>> & { state?: ProposalState }

async function change({ queries }: UnitOfWork, { id }: ProposalRow, to: Change): Promise<void> {
  await queries.update(proposals).set(to).where(eq(proposals.id, id))
}

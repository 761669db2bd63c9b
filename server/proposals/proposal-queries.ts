import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Member, type SecondPeople, secondPeople } from '#domain/people/second-person.ts'
import { actRow, openStates, type ProposalState, type ProposedAct } from '#domain/proposals/acts.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { proposals } from '#server/database/people-schema.ts'
import { staffMembers } from './staff-members.ts'

export type ProposalRow = typeof proposals.$inferSelect

export const isOpen = inArray(proposals.state, [...openStates])

export async function findProposal(queries: Queries | Transaction, id: string): Promise<ProposalRow | null> {
  const [row] = await queries.select().from(proposals).where(eq(proposals.id, id))
  return row ?? null
}

/** Holds the row until the transaction ends. */
export async function lockProposal(queries: Transaction, id: string): Promise<ProposalRow | null> {
  const [row] = await queries.select().from(proposals).where(eq(proposals.id, id)).for('update')
  return row ?? null
}

/** The one that waits: the database allows no second for the same act and subject. */
export async function openProposalOf(
  queries: Queries | Transaction,
  act: ProposedAct,
  subjectId: string,
): Promise<ProposalRow | null> {
  const [row] = await queries
    .select()
    .from(proposals)
    .where(and(eq(proposals.act, act), eq(proposals.subjectId, subjectId), isOpen))
  return row ?? null
}

/** Those that wait, the oldest first. */
export function openProposals(queries: Queries): Promise<ProposalRow[]> {
  return queries.select().from(proposals).where(isOpen).orderBy(asc(proposals.proposedAt), asc(proposals.id))
}

type Ended = { state: ProposalState; decidedBy: string | null; now: Date }

/** Ends it, and empties what was sealed in it. */
export async function endProposal(
  queries: Transaction,
  id: string,
  { state, decidedBy, now }: Ended,
): Promise<void> {
  await queries
    .update(proposals)
    .set({ state, decidedBy, decidedAt: now, sealedPayload: null })
    .where(eq(proposals.id, id))
}

/** What is proposed about a report that its source took back ends, and what was sealed in it is emptied. */
export async function lapseProposalsAbout(queries: Transaction, subjectId: string, day: Date): Promise<void> {
  await queries
    .update(proposals)
    .set({ state: 'lapsed', decidedBy: null, decidedAt: day, sealedPayload: null })
    .where(and(eq(proposals.subjectId, subjectId), isOpen))
}

type Proposed = Pick<ProposalRow, 'act' | 'proposedBy' | 'subjectKind' | 'subjectId'>

/** Who may be the second person for it now. */
export async function secondPeopleFor(queries: Queries | Transaction, proposal: Proposed, now: Date) {
  return secondPeopleAmong(await staffMembers(queries), proposal, now)
}

/** As `secondPeopleFor`, where the members are known: for a list of proposals. */
export function secondPeopleAmong(
  members: readonly Member[],
  { act, proposedBy, subjectKind, subjectId }: Proposed,
  now: Date,
): SecondPeople {
  const { ids, noneExists } = secondPeople({
    members,
    proposerId: proposedBy,
    subjectId: subjectKind === 'person' ? subjectId : null,
    capacity: 'confirms',
    now,
  })
  // What never counts alone waits for a person, and lapses without one.
  return { ids, noneExists: noneExists && !actRow(act).neverAlone }
}

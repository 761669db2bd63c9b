import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { before, days } from '#domain/time/durations.ts'
import { type ImportProposed, importArchive } from '#server/archive/import-archive.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { presentPerson } from '#server/people/people-queries.ts'
import { advanceProposals } from '#server/proposals/advance-proposals.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { openProposals, type ProposalRow, secondPeopleFor } from '#server/proposals/proposal-queries.ts'
import { fullStanding } from '#tests/cast.ts'

/** An invitation that was made four days ago, and that a second person confirmed now; or, where there is none, no colleague stopped. */
export async function openedInvitation(
  application: Application,
  administrator: Person,
  input: { role: string },
): Promise<string> {
  const earlier = { ...application, now: () => before(application.now(), days(4)) }
  const { link } = await invitePerson(earlier, administrator, input)
  await settleProposals(application)
  return link
}

/** @returns the number of the proposal */
export async function proposedImport(application: Application, administrator: Person): Promise<string> {
  await importArchive(application, administrator, oneConviction)
  const open = await openProposals(application.database.queries)
  return open.find(({ act }) => act === 'archive_import')?.id ?? ''
}

const oneConviction = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Na Jira,Kano,Fraud,High Court,2020-05-01,One year,2020,https://example.org/waits',
].join('\n')

/** Proposed four days ago, and public now. */
export async function importedByTwo(
  application: Application,
  administrator: Person,
  csv: string,
): Promise<ImportProposed> {
  const earlier = { ...application, now: () => before(application.now(), days(4)) }
  const proposed = await importArchive(earlier, administrator, csv)
  await settleProposals(application)
  return proposed
}

/** Rejected by two people: proposed four days ago, and confirmed now. */
export async function rejectedByTwo(
  application: Application,
  officer: Person,
  id: string,
  input: Record<string, string>,
): Promise<void> {
  const earlier = { ...application, now: () => before(application.now(), days(4)) }
  await rejectReport(earlier, officer, id, input)
  await settleProposals(application)
}

/** Lets everything that waits count: a second person confirms it, or its public notice is over. */
export async function settleProposals(application: Application): Promise<void> {
  await advanceProposals(application)
  for (const proposal of await openProposals(application.database.queries)) {
    const second = await secondPersonFor(application, proposal)
    if (second) await confirmProposal(application, second, proposal.id)
  }
}

async function secondPersonFor(application: Application, proposal: ProposalRow): Promise<Person | null> {
  const { queries } = application.database
  const { ids } = await secondPeopleFor(queries, proposal, application.now())
  const [profile] = await queries
    .select()
    .from(profiles)
    .where(eq(profiles.id, ids[0] ?? proposal.id))
  return profile ? presentPerson(profile, fullStanding) : null
}

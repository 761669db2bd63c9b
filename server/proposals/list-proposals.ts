import type { Person } from '#domain/actor.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import type { SecondPeople } from '#domain/people/second-person.ts'
import { actRow, endsBySecondAlone, type ProposedAct } from '#domain/proposals/acts.ts'
import { isSignedAsProposal, type SignedStep } from '#domain/proposals/signed-steps.ts'
import { hasPasskey } from '#server/access/factors/passkeys.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { openProposals, type ProposalRow, secondPeopleAmong } from './proposal-queries.ts'
import { type ProposalSubject, proposalSubjects } from './proposal-subjects.ts'
import { signedByProposer } from './signatures/proposal-signature-queries.ts'
import { staffMembers } from './staff-members.ts'

/** One thing that waits for a second person, as a member of the staff sees it. */
export type WaitingProposal = {
  id: string
  act: ProposedAct
  about: ProposalSubject
  /** Null when that account is gone. */
  by: string | null
  isMine: boolean
  proposedAt: string
  until: string
  /** When it takes effect without a second person. */
  aloneFrom: string | null
  /** Confirmed, and waiting for its day. */
  countsFrom: string | null
  isUnconfirmed: boolean
  /** Decided on by two people: it becomes public with the next batch. */
  waitsForBatch: boolean
  mayConfirm: boolean
  mayDecline: boolean
  mayWithdraw: boolean
  /** What the reader can sign with their passkey. */
  signs: SignedStep | null
}

/** What waits for a second person, the oldest first. What is about a report that one may not see is left out. */
export const listProposals = useCase(
  'proposal.list',
  async ({ application, actor }): Promise<WaitingProposal[]> => {
    const { queries } = application.database
    const rows = await openProposals(queries)
    const subjects = await proposalSubjects(application, actor, rows)
    const members = await staffMembers(queries)
    const names = await usernamesOf(
      queries,
      rows.map(({ proposedBy }) => proposedBy),
    )
    const now = application.now()
    const signed = await signedByProposer(
      queries,
      rows.map(({ id }) => id),
    )
    const signer = (await hasPasskey(queries, actor.id)) ? actor : null
    return rows.flatMap((row) => {
      const about = subjects.get(row.id)
      const second = secondPeopleAmong(members, row, now)
      const by = names.get(row.proposedBy) ?? null
      if (!about) return []
      const may = mayDo(row, second, actor)
      const signs =
        signer && stepToSign(row, { mayConfirm: may.mayConfirm, isMine: row.proposedBy === signer.id })
      return [
        {
          ...{ ...presentRow(row, { about, by, actor }), ...may },
          signs: signs === 'proposed' && signed.has(row.id) ? null : signs,
        },
      ]
    })
  },
)

function stepToSign(
  { act }: ProposalRow,
  { isMine, mayConfirm }: { isMine: boolean; mayConfirm: boolean },
): SignedStep | null {
  if (!isSignedAsProposal(act)) return null
  return isMine ? 'proposed' : mayConfirm ? 'confirmed' : null
}

type Presented = { about: ProposalSubject; by: string | null; actor: Person }

function presentRow(row: ProposalRow, { about, by, actor }: Presented) {
  const { id, act, proposedBy, proposedAt, until, aloneFrom, notBefore, state } = row
  return {
    ...{ id, act, about, by, isMine: proposedBy === actor.id },
    proposedAt: proposedAt.toISOString(),
    until: until.toISOString(),
    aloneFrom: aloneFrom?.toISOString() ?? null,
    countsFrom: state === 'agreed' ? notBefore.toISOString() : null,
    isUnconfirmed: state === 'unconfirmed',
    waitsForBatch: actRow(act).works === 'with a batch',
  }
}

function mayDo(row: ProposalRow, { ids }: SecondPeople, actor: Person) {
  const isMine = row.proposedBy === actor.id
  const isSecond = ids.includes(actor.id)
  const { works } = actRow(row.act)
  const waitsForBatch = works === 'with a batch'
  const mayStop = waitsForBatch || row.aloneFrom !== null || hasCapacity(actor.role, 'confirms')
  const bySecondAlone = endsBySecondAlone(row.act)
  const needsSecond = bySecondAlone || (works === 'at once' && row.aloneFrom === null)
  return {
    mayConfirm: isSecond && !waitsForBatch && row.state !== 'agreed',
    mayDecline: !isMine && row.subjectId !== actor.id && mayStop && (isSecond || !needsSecond),
    mayWithdraw: isMine && !bySecondAlone,
  }
}

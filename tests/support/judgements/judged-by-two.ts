import type { Person } from '#domain/actor.ts'
import { proposeJudgement } from '#server/judgements/propose-judgement.ts'
import type { Application } from '#server/kernel/application.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'

export function buildJudgement(first: string, second: string, given: Record<string, string> = {}) {
  return {
    ...{ about: 'person', first, second, ground: 'court-papers' },
    restsOn: 'Both papers of the court name the same day of birth.',
    ...given,
  }
}

/** Proposed by one member, confirmed by another. @returns the number of the judgement */
export async function judgedByTwo(
  application: Application,
  { reviewer, officer }: { reviewer: Person; officer: Person },
  input: Record<string, string>,
): Promise<string> {
  await proposeJudgement(application, reviewer, input)
  const open = await openProposals(application.database.queries)
  const proposal = open.find(({ act }) => act === 'judgement')
  if (!proposal) throw new Error('no judgement waits')
  await confirmProposal(application, officer, proposal.id)
  return proposal.subjectId
}

import { queryOf } from '#domain/cases/waiting-cases.ts'
import type { WaitingCount } from '#server/cases/count-waiting.ts'
import type { WaitingProposal } from '#server/proposals/list-proposals.ts'
import type { Words } from '#words/words.ts'
import type { WaitingRow } from './parts/waiting.tsx'

/** What waits for a member of the staff. @param proposals null for those who confirm none */
export function waitingRows(
  counted: readonly WaitingCount[],
  proposals: readonly WaitingProposal[] | null,
  words: Words['waitingWork'],
): WaitingRow[] {
  const cases = counted.map(({ waiting, reports }) => ({
    name: words.cases[waiting],
    count: reports,
    href: `/admin?${queryOf(waiting)}`,
  }))
  if (proposals === null) return cases
  const toConfirm = proposals.filter(({ mayConfirm }) => mayConfirm)
  return [...cases, { name: words.proposals, count: toConfirm.length, href: '/admin/proposals' }]
}

import { queryOf } from '#domain/cases/waiting-cases.ts'
import type { WaitingCount } from '#server/cases/count-waiting.ts'
import type { Words } from '#words/words.ts'
import type { WaitingRow } from './parts/waiting.tsx'

type ToConfirm = { mayConfirm: boolean }

/** What waits for a member of the staff. @param proposals and corrections among them; null for those who confirm none */
export function waitingRows(
  counted: readonly WaitingCount[],
  proposals: readonly ToConfirm[] | null,
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

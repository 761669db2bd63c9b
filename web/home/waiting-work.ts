import type { Person } from '#domain/actor.ts'
import { queryOf } from '#domain/cases/waiting-cases.ts'
import { can } from '#domain/permissions/can.ts'
import { countWaiting } from '#server/cases/count-waiting.ts'
import type { Application } from '#server/kernel/application.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import type { Words } from '#words/words.ts'
import type { WaitingRow } from './parts/waiting.tsx'

/** Null for who is not on the staff, or has no second step or no declaration yet: the panel asks for those. */
export async function waitingWork(
  application: Application,
  actor: Person,
  words: Words['waitingWork'],
): Promise<WaitingRow[] | null> {
  if (!can(actor, 'page.staff', null)) return null
  const counted = await countWaiting(application, actor)
  if (counted === null) return null
  const cases = counted.map(({ waiting, reports }) => ({
    name: words.cases[waiting],
    count: reports,
    href: `/admin?${queryOf(waiting)}`,
  }))
  if (!can(actor, 'proposal.confirm', null)) return cases
  const toConfirm = (await listProposals(application, actor)).filter(({ mayConfirm }) => mayConfirm)
  return [...cases, { name: words.proposals, count: toConfirm.length, href: '/admin/proposals' }]
}

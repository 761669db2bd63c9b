import { clock } from '#domain/actor.ts'
import { isRefusal } from '#domain/errors.ts'
import { openStates } from '#domain/proposals/acts.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockReport } from '#server/reports/report-queries.ts'
import type { Decided } from './effects/effect.ts'
import { lockProposal, type ProposalRow } from './proposal-queries.ts'
import { lockPower } from './staff-members.ts'

type Due = Pick<ProposalRow, 'id' | 'subjectKind' | 'subjectId'>

/**
 * What time does with a proposal. Where `work` is refused, because it no longer fits what it is about, `orElse` follows in a
 * transaction of its own.
 */
export async function whileOpenOrElse(
  application: Application,
  due: Due,
  work: (decided: Decided) => Promise<void>,
  orElse: (decided: Decided) => Promise<void>,
): Promise<void> {
  try {
    await whileOpen(application, due, work)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await whileOpen(application, due, orElse)
  }
}

/** Holds the proposal and its report; does nothing where it has ended meanwhile. */
function whileOpen(
  application: Application,
  { id, subjectKind, subjectId }: Due,
  work: (decided: Decided) => Promise<void>,
): Promise<void> {
  return transact(application, async (unit) => {
    const now = application.now()
    const report =
      subjectKind === 'report' ? await lockReport(unit.queries, { application, id: subjectId, now }) : null
    await lockPower(unit.queries)
    const proposal = await lockProposal(unit.queries, id)
    if (!proposal || !openStates.some((state) => state === proposal.state)) return
    await work({ application, unit, proposal, by: clock, now, report })
  })
}

import { z } from 'zod'
import { clock } from '#domain/actor.ts'
import { hoursUntilPublic } from '#domain/publishing/batches.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import type { StepWritten } from '#server/reports/take-step.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { endWithoutCounting } from './end-without-counting.ts'
import { lockProposal, openProposalOf } from './proposal-queries.ts'
import { lockPower } from './staff-members.ts'

const about = z.object({ contentVersion: z.number() })

/** For a report that is approved and not public yet: within how many hours it will be. Null for every other. */
export async function publicWithinHours(
  application: Pick<Application, 'database' | 'publicMemory' | 'operator' | 'publication'>,
  queries: Queries | Transaction,
  { row }: StoredReport,
): Promise<number | null> {
  if (row.status !== 'pending') return null
  const waiting = await openProposalOf(queries, 'publication', row.id)
  const isOfTheseWords = waiting && about.parse(waiting.detail).contentVersion === row.contentVersion
  return isOfTheseWords ? hoursUntilPublic((await siteNow(application, queries)).publication) : null
}

/** Other words than the approved ones do not become public: the approval ends, and staff decide again. */
export async function endPublication({ application, unit, report, now }: StepWritten): Promise<void> {
  const waiting = await openProposalOf(unit.queries, 'publication', report.row.id)
  if (!waiting) return
  await lockPower(unit.queries)
  const proposal = await lockProposal(unit.queries, waiting.id)
  if (proposal?.state !== 'waiting') return
  await endWithoutCounting({ application, unit, proposal, by: clock, now, report }, 'lapsed')
}

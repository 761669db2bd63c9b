import type { ProposalEnd } from '#domain/proposals/acts.ts'
import type { Doer } from '#server/events/record-events.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import type { ProposalRow } from '../proposal-queries.ts'

/** What is decided on, in the transaction that decides it. */
export type Decided = {
  application: Application
  unit: UnitOfWork
  proposal: ProposalRow
  /** Who confirmed or ended it; the clock where time did. */
  by: Doer
  now: Date
  /** For what is about a report: held, and within reach of who decides. */
  report: StoredReport | null
}

/** What a proposal does. Each writes its event. */
export type Effect = {
  /** It counts. `alone`: no second person existed, and its public notice is over. */
  count(decided: Decided & { alone: boolean }): Promise<void>
  /** It ended without counting. */
  end(decided: Decided, outcome: ProposalEnd): Promise<void>
}

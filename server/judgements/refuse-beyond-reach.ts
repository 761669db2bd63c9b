import type { Person } from '#domain/actor.ts'
import { authorise } from '#domain/permissions/can.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { withinReach } from '#server/reports/report-reach.ts'
import { openJudgement, type SealedJudgement } from './proposed-judgement.ts'

/**
 * Who judges a record judges each report in it: not their own, nor one in which they declared an interest.
 *
 * @throws as `withinReach`, and RuleBroken 'own-report', 'conflict-of-interest'
 */
export async function refuseBeyondReach(
  application: Application,
  queries: Queries | Transaction,
  actor: Person,
  records: readonly { kind: 'report' | 'conviction'; id: string }[],
): Promise<void> {
  for (const { kind, id } of records) {
    if (kind !== 'report') continue
    const { standing } = await withinReach(application, queries, actor, id)
    authorise(actor, 'report.correct', standing)
  }
}

/** As `refuseBeyondReach`, of what a proposal is about. One that has ended holds nothing any more. @throws as it does */
export async function refuseBeyondProposed(
  application: Application,
  queries: Queries | Transaction,
  actor: Person,
  proposal: SealedJudgement,
): Promise<void> {
  if (!proposal.sealedPayload) return
  const { first, second } = openJudgement(application, proposal)
  await refuseBeyondReach(application, queries, actor, [first, second])
}

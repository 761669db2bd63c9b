import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { type IdentityCheck, identityProofs } from '#domain/publishing/identity-checks.ts'
import { isDay } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { identityChecks } from '#server/database/schema.ts'
import { dayUntil } from '#server/input/day.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { requestHeld } from './request-in-reach.ts'
import { decisionOn, findRequest } from './request-queries.ts'

/**
 * Records with what staff checked who asks for a correction, and on which day. The person who asked reads the day by their code, and not with
 * what. No copy, number or name of a paper is kept.
 *
 * @param input `proof` and `checkedOn`
 * @throws SignInNeeded, NotFound, RuleBroken 'request-settled' once it is settled or taken back, Invalid
 */
export const checkIdentity = useCaseOn(
  'report.dispute',
  requestHeld,
  async ({ application, actor, unit }, id: string, input: Input): Promise<void> => {
    const requestId = identifier(id)
    // The report is locked, so what is read now holds until the end.
    const row = await findRequest(application.database.queries, requestId)
    if (!row || row.withdrawnOn || (await decisionOn(application.database.queries, requestId)))
      throw new RuleBroken('request-settled')
    const now = application.now()
    const form = z.object({
      proof: z.enum(identityProofs),
      checkedOn: dayUntil(now).superRefine((day, context) => {
        if (isDay(day) && day < row.receivedOn) context.addIssue(refusal('not-a-day'))
      }),
    })
    const { proof, checkedOn = '' } = input
    const said = { ...parseInput(form, { proof: proof || undefined, checkedOn }), checkedBy: actor.id }
    await unit.queries
      .insert(identityChecks)
      .values({ requestId, ...said })
      .onConflictDoUpdate({ target: identityChecks.requestId, set: said })
  },
)

export async function identityCheckOf(
  queries: Queries | Transaction,
  requestId: string,
): Promise<(IdentityCheck & { checkedBy: string }) | null> {
  const { proof, checkedOn, checkedBy } = identityChecks
  const [row] = await queries
    .select({ proof, checkedOn, checkedBy })
    .from(identityChecks)
    .where(eq(identityChecks.requestId, requestId))
  return row ?? null
}

import { and, eq, gt, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { longestSuspensionNote, suspensionReasons } from '#domain/people/suspension-reasons.ts'
import { before, days } from '#domain/time/durations.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { proposals } from '#server/database/people-schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { paragraphs } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { setStatus } from '#server/proposals/effects/suspension-effect.ts'
import { endWithoutCounting } from '#server/proposals/end-without-counting.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'
import { lockPerson } from './lock-person.ts'
import { personAsked } from './person-asked.ts'

const schema = z.object({
  reason: z.enum(suspensionReasons),
  note: paragraphs(longestSuspensionNote).default(''),
})

/**
 * A suspended person can log in and read what is theirs, and change nothing. It works at once, and lapses after 24 hours unless a
 * second person confirms it. The reason stays in the history of the account; the note is sealed, and goes when the second person has
 * decided.
 *
 * @param input `reason`, and `note` for the second person
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'administrators-only', 'own-account', 'last-administrator',
 *   'suspension-lapsed-lately' or 'confirmation-needed'
 */
export const suspendPerson = useCaseOn(
  'person.suspend',
  personAsked,
  async ({ application, actor }, userId: string, input: Input): Promise<void> => {
    const { reason, note } = parseInput(schema, { ...input, reason: input.reason || undefined })
    await transact(application, async (unit) => {
      const { queries } = unit
      const { person, administrators } = await lockBoth(queries, actor.id, identifier(userId))
      if (person.status === 'suspended') return
      refuseLast(administrators, person)
      await refuseAfterLapse(queries, { subjectId: person.id, by: actor.id, now: application.now() })
      await setStatus(application, queries, person.id, 'suspended')
      const { vault } = application
      await propose(application, queries, {
        ...{ act: 'suspension', subjectId: person.id, proposedBy: actor.id, detail: { reason } },
        ...(note ? { seal: (place) => vault.seal(place, { note }) } : {}),
      })
      await unit.record(actor, { kind: 'person.suspended', subjectId: person.id, detail: { reason } })
    })
  },
)

export type Reinstated = 'reinstated' | 'proposed'

/**
 * Ends a suspension. One that no second person has confirmed ends at once; for one that two people made, a second person confirms.
 *
 * @throws as `suspendPerson`, and RuleBroken 'proposal-waits'
 */
export const reinstatePerson = useCaseOn(
  'person.reinstate',
  personAsked,
  async ({ application, actor }, userId: string): Promise<Reinstated> =>
    transact(application, async (unit) => {
      const { person } = await lockBoth(unit.queries, actor.id, identifier(userId))
      if (person.status === 'active') return 'reinstated'
      if (await endUnconfirmed(application, unit, actor, person.id)) return 'reinstated'
      const proposed = { act: 'reinstatement', subjectId: person.id, proposedBy: actor.id } as const
      await propose(application, unit.queries, proposed)
      await unit.record(actor, { kind: 'person.reinstatement_proposed', subjectId: person.id, detail: {} })
      return 'proposed'
    }),
)

async function lockBoth(queries: Transaction, actorId: string, subjectId: string) {
  await lockPower(queries)
  const administrators = await lockAdministrators(queries)
  if (!administrators.includes(actorId)) throw new RuleBroken('administrators-only')
  return { administrators, person: await lockPerson(queries, subjectId) }
}

async function endUnconfirmed(
  application: Application,
  unit: UnitOfWork,
  actor: { kind: 'person'; id: string },
  subjectId: string,
): Promise<boolean> {
  const proposal = await openProposalOf(unit.queries, 'suspension', subjectId)
  if (!proposal) return false
  const outcome = proposal.proposedBy === actor.id ? 'withdrawn' : 'declined'
  const now = application.now()
  const decided = { application, unit, proposal, by: actor, now, report: null }
  await endWithoutCounting(decided, outcome, actor.id)
  return true
}

// Otherwise one administrator could suspend a colleague for good, a day at a time.
async function refuseAfterLapse(
  queries: Transaction,
  { subjectId, by, now }: { subjectId: string; by: string; now: Date },
): Promise<void> {
  const ended = await queries
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        ...[
          eq(proposals.act, 'suspension'),
          eq(proposals.subjectId, subjectId),
          eq(proposals.proposedBy, by),
        ],
        inArray(proposals.state, ['lapsed', 'declined', 'withdrawn']),
        gt(proposals.decidedAt, before(now, days(7))),
      ),
    )
  if (ended.length > 0) throw new RuleBroken('suspension-lapsed-lately')
}

import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import type { Event } from '#domain/events/event.ts'
import { type ExpertApplication, type ExpertPapers, isRenewalDue, stateOf } from '#domain/experts/expert.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { papersKeptDays } from '#domain/retention/periods.ts'
import { addDays, beginningOfDay, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { expertDrafts, expertProfiles } from '#server/database/people-schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { parseApplication, parsePapers } from './application-input.ts'
import { lastCheckOf, lockExpert } from './expert-queries.ts'
import { voidDecision } from './void-decision.ts'

/**
 * Applies, or replaces an application that waits, was not accepted, or is over. It waits for staff then, and is checked from the
 * beginning.
 *
 * @param input see `parseApplication`
 * @throws SignInNeeded, Invalid, RuleBroken 'expert-is-staff', 'expert-decided'
 */
export const sendApplication = useCase(
  'expert.apply',
  async ({ application, actor }, input: Input): Promise<void> => {
    if (needsSecondStep(actor.role)) throw new RuleBroken('expert-is-staff')
    const expert = parseApplication(input)
    await transact(application, async (unit) => {
      const { queries } = unit
      await voidDecision(application, unit, actor.id)
      const [before] = await queries
        .select()
        .from(expertProfiles)
        .where(eq(expertProfiles.userId, actor.id))
        .for('update')
      const state = before && stateOf(before, dayInNigeria(application.now()))
      // What two people checked is not changed by one.
      if (state === 'verified' || state === 'suspended') throw new RuleBroken('expert-decided')
      await writeApplication(application, queries, actor.id, expert)
      await queries.delete(expertDrafts).where(eq(expertDrafts.userId, actor.id))
      await unit.record(actor, applied(actor.id))
    })
  },
)

/**
 * Sends papers for the next twelve months, while a verification still counts. What the directory shows stays as it was checked.
 *
 * @param input `register`, `registerNumber`, `employer`, `referees`
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'expert-decided' where no renewal is due
 */
export const renewPapers = useCase(
  'expert.apply',
  async ({ application, actor }, input: Input): Promise<void> => {
    const papers = parsePapers(input)
    await transact(application, async (unit) => {
      await voidDecision(application, unit, actor.id)
      const expert = await lockExpert(unit.queries, actor.id)
      const today = dayInNigeria(application.now())
      const { verifiedUntil } = expert
      if (stateOf(expert, today) !== 'verified' || !isRenewalDue(expert, today) || verifiedUntil === null)
        throw new RuleBroken('expert-decided')
      await unit.queries
        .update(expertProfiles)
        .set({
          sealedPapers: sealPapers(application, actor.id, papers),
          // Also where no one decides.
          erasePapersOn: addDays(verifiedUntil, papersKeptDays),
          checksAfter: lastCheckOf(actor.id),
        })
        .where(eq(expertProfiles.userId, actor.id))
      await unit.record(actor, applied(actor.id))
    })
  },
)

/**
 * Writes the application that came with a registration. The account stays even if that fails.
 *
 * @returns whether it was written, so that the applicant is told
 */
export async function applyAsExpert(
  application: Application,
  { queries, record }: UnitOfWork,
  userId: string,
  expert: ExpertApplication,
): Promise<boolean> {
  try {
    // Separate, so that what fails in here leaves the transaction around it as it was.
    await queries.transaction((own) => writeApplication(application, own, userId, expert))
  } catch (error) {
    application.log.warn({ fault: describeFault(error) }, 'an application as an expert was not written')
    return false
  }
  await record({ kind: 'person', id: userId }, applied(userId))
  return true
}

function applied(subjectId: string): Event {
  return { kind: 'expert.applied', subjectId, detail: {} }
}

async function writeApplication(
  application: Application,
  queries: Transaction,
  userId: string,
  { papers, ...expert }: ExpertApplication,
): Promise<void> {
  const row = {
    ...expert,
    verificationStatus: 'pending' as const,
    availabilityStatus: 'available' as const,
    createdAt: beginningOfDay(application.now()),
    sealedPapers: sealPapers(application, userId, papers),
    ...{ erasePapersOn: null, verifiedOn: null, verifiedUntil: null, freeFrom: null },
    checksAfter: lastCheckOf(userId),
  }
  await queries
    .insert(expertProfiles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: expertProfiles.userId, set: row })
}

/** Null where nothing was written: then nothing has to be erased. */
export function sealPapers({ vault }: Application, userId: string, papers: ExpertPapers): Buffer | null {
  const isEmpty = Object.values(papers).every((text) => text === '')
  return isEmpty ? null : vault.seal(`expert:papers:${userId}`, papers)
}

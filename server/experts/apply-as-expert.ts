import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import type { ExpertApplication, ExpertPapers } from '#domain/experts/expert.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { expertDrafts, expertProfiles } from '#server/database/people-schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { parseApplication } from './application-input.ts'

/**
 * Applies, or replaces an application that waits or was not accepted. It waits for staff then.
 *
 * @param input see `parseApplication`
 * @throws SignInNeeded, Invalid, RuleBroken 'expert-is-staff', 'expert-decided'
 */
export const sendApplication = useCase(
  'expert.apply',
  async ({ application, actor }, input: Input): Promise<void> => {
    if (needsSecondStep(actor.role)) throw new RuleBroken('expert-is-staff')
    const expert = parseApplication(input)
    await application.database.queries.transaction(async (queries) => {
      const [before] = await queries
        .select({ status: expertProfiles.verificationStatus })
        .from(expertProfiles)
        .where(eq(expertProfiles.userId, actor.id))
        .for('update')
      // What two people checked is not changed by one.
      if (before?.status === 'verified' || before?.status === 'suspended')
        throw new RuleBroken('expert-decided')
      await writeApplication(application, queries, actor.id, expert)
      await queries.delete(expertDrafts).where(eq(expertDrafts.userId, actor.id))
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
  queries: Queries | Transaction,
  userId: string,
  expert: ExpertApplication,
): Promise<boolean> {
  try {
    // Of its own, so that what fails in here leaves the transaction around it as it was.
    await queries.transaction((own) => writeApplication(application, own, userId, expert))
    return true
  } catch (error) {
    application.log.warn({ fault: describeFault(error) }, 'an application as an expert was not written')
    return false
  }
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

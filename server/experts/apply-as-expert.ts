import type { ExpertApplication } from '#domain/experts/expert.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'

/** Writes an application to be an expert. A failure is only logged: the account that it came with stands. */
export async function applyAsExpert(
  application: Application,
  queries: Queries | Transaction,
  userId: string,
  expert: ExpertApplication,
): Promise<void> {
  try {
    // Of its own, so that what fails in here leaves the transaction around it as it was.
    await queries.transaction((own) =>
      own.insert(expertProfiles).values({
        userId,
        ...expert,
        verificationStatus: 'pending',
        availabilityStatus: 'available',
        createdAt: beginningOfDay(application.now()),
      }),
    )
  } catch (error) {
    application.log.warn({ fault: describeFault(error) }, 'an application as an expert was not written')
  }
}

import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '#server/database/open-database.ts'
import { notifications } from '#server/database/people-schema.ts'
import { reportClaims, reports } from '#server/database/schema.ts'
import { endWork } from '#server/experts/end-work.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'

/** Takes from a person's claims and notifications the reports that they may no longer see. Their own reports stay theirs. */
export async function withdrawFrom(
  application: Application,
  queries: Transaction,
  userId: string,
  reportIds: readonly string[],
): Promise<void> {
  if (reportIds.length === 0) return
  const ids = [...reportIds]
  await endWork(queries, { expertId: userId, reportIds: ids, now: application.now() })
  await queries
    .delete(reportClaims)
    .where(and(eq(reportClaims.holderId, userId), inArray(reportClaims.reportId, ids)))
  const notTheirs = queries
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        inArray(reports.id, ids),
        or(isNull(reports.ownerMark), ne(reports.ownerMark, markOf(application, 'reports', userId))),
      ),
    )
  await queries
    .delete(notifications)
    .where(
      and(
        eq(notifications.receiverMark, markOf(application, 'notifications', userId)),
        inArray(notifications.reportId, notTheirs),
      ),
    )
}

import { desc, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { SignInNeeded } from '#domain/errors.ts'
import type { Status } from '#domain/reports/workflow.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type OwnReport = { id: string; referenceNumber: string; status: Status; submittedAt: string }

/** What the actor sent in, newest first: by number, since the list may be read over a shoulder. The newest hundred. */
export async function listOwnReports(application: Application, actor: Actor): Promise<OwnReport[]> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const rows = await application.database.queries
    .select({
      id: reports.id,
      referenceNumber: reports.referenceNumber,
      status: reports.status,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.ownerId, actor.id))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(100)
  return rows.map(({ createdAt, ...row }) => ({ ...row, submittedAt: createdAt.toISOString() }))
}

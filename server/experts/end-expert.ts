import { eq } from 'drizzle-orm'
import { forgetDeclaration } from '#server/cases/declaration-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { endWork } from './end-work.ts'

/** Erases an expert's profile, ends their work, and forgets what they declared. @returns whether there was one */
export async function endExpert(
  { now }: Application,
  queries: Transaction,
  userId: string,
): Promise<boolean> {
  const ended = await queries
    .delete(expertProfiles)
    .where(eq(expertProfiles.userId, userId))
    .returning({ userId: expertProfiles.userId })
  if (ended.length === 0) return false
  // In the order in which a conflict check locks.
  await forgetDeclaration(queries, userId)
  await endWork(queries, { expertId: userId, now: now() })
  return true
}

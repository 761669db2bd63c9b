import { eq } from 'drizzle-orm'
import { expertProfiles } from '#server/database/people-schema.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'

/** Erases an expert's profile. @returns whether there was one */
export async function endExpert(
  _application: Application,
  { queries }: UnitOfWork,
  userId: string,
): Promise<boolean> {
  const ended = await queries
    .delete(expertProfiles)
    .where(eq(expertProfiles.userId, userId))
    .returning({ userId: expertProfiles.userId })
  return ended.length > 0
}

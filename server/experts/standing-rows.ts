import { sql } from 'drizzle-orm'
import type { ExpertStanding } from '#domain/experts/expert.ts'
import type { Queries } from '#server/database/open-database.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { askTogether } from '#server/kernel/ask-together.ts'

/** What each page of a person asks for its menu. Null for one who is no expert. */
export const findStanding = askTogether(
  async ({ database }, userIds: readonly string[]): Promise<(ExpertStanding | null)[]> => {
    const rows = await database.prepared(standingStatement).execute({ userIds })
    return userIds.map((userId) => rows.find((row) => row.userId === userId) ?? null)
  },
)

function standingStatement(queries: Queries) {
  return queries
    .select({
      userId: expertProfiles.userId,
      verificationStatus: expertProfiles.verificationStatus,
      verifiedUntil: expertProfiles.verifiedUntil,
    })
    .from(expertProfiles)
    .where(sql`${expertProfiles.userId} = any(${sql.placeholder('userIds')}::uuid[])`)
    .prepare('find_expert_standing')
}

import { sql } from 'drizzle-orm'
import type { ExpertStanding } from '#domain/experts/expert.ts'
import type { Queries } from '#server/database/open-database.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { JointWork } from '#server/kernel/together.ts'

/** What each page of a person asks for its menu. Null for one who is no expert. */
export async function findStanding(application: Application, userId: string): Promise<ExpertStanding | null> {
  const asked = { application, userId }
  const { standing } = (await application.together.run(finding, asked)) ?? (await findAlone(asked))
  return standing
}

type Asked = { application: Application; userId: string }
type Found = { standing: ExpertStanding | null }

/** For all whose pages are made at one moment. */
const finding: JointWork<Asked, Found> = {
  does: 'read',
  databaseOf: ({ application }) => application.database,
  partyOf: () => null,
  async doAll(asked) {
    const [{ application }] = asked
    const rows = await findAll(
      application,
      asked.map(({ userId }) => userId),
    )
    return asked.map(({ userId }) => ({ standing: rows.find((row) => row.userId === userId) ?? null }))
  },
}

async function findAlone({ application, userId }: Asked): Promise<Found> {
  const [standing = null] = await findAll(application, [userId])
  return { standing }
}

function findAll({ database }: Application, userIds: readonly string[]) {
  return database.prepared(standingStatement).execute({ userIds })
}

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

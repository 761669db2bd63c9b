import { asc, eq } from 'drizzle-orm'
import { writeCsv } from '#domain/archive/csv.ts'
import { type ExpertiseArea, type ExpertState, isRenewalDue, stateOf } from '#domain/experts/expert.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertProfiles, profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'

export type ListedExpert = {
  id: string
  username: string
  state: ExpertState
  areas: ExpertiseArea[]
  appliedOn: string
  verifiedUntil: Day | null
  isRenewalDue: boolean
}

/** Everyone who applied, those who wait first. @throws SignInNeeded, RuleBroken */
export const listExperts = useCase(
  'expert.manage',
  async ({ application }): Promise<ListedExpert[]> => allExperts(application),
)

/** The register as CSV: who is an expert, in what, and until when. Nothing of what they wrote. @throws as `listExperts` */
export const exportRegister = useCase('expert.manage', async ({ application }): Promise<string> => {
  const rows = await allExperts(application)
  return writeCsv([
    ['username', 'state', 'areas', 'appliedOn', 'verifiedUntil'],
    ...rows.map(({ username, state, areas, appliedOn, verifiedUntil }) => [
      ...[username, state, areas.join(' '), appliedOn.slice(0, 10), verifiedUntil ?? ''],
    ]),
  ])
})

async function allExperts({ database, now }: Application): Promise<ListedExpert[]> {
  const today = dayInNigeria(now())
  const rows = await database.queries
    .select({ expert: expertProfiles, username: profiles.username })
    .from(expertProfiles)
    .innerJoin(profiles, eq(profiles.id, expertProfiles.userId))
    .orderBy(asc(expertProfiles.createdAt), asc(profiles.username))
  return rows.map(({ expert, username }) => ({
    ...{ id: expert.userId, username, areas: expert.expertiseAreas },
    state: stateOf(expert, today),
    appliedOn: dayInNigeria(expert.createdAt),
    verifiedUntil: expert.verifiedUntil,
    isRenewalDue: isRenewalDue(expert, today),
  }))
}

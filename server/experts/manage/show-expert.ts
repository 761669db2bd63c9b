import { NotFound } from '#domain/errors.ts'
import { type CheckResult, type ExpertCheck, missingChecks } from '#domain/experts/checks.ts'
import { type ExpertPapers, type ExpertState, stateOf } from '#domain/experts/expert.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { papers } from '../application-input.ts'
import { checksOf, type ExpertRow, findExpert } from '../expert-queries.ts'

type Profile = Pick<
  ExpertRow,
  | ('expertiseAreas' | 'languages' | 'zones' | 'professionalCredentials' | 'yearsExperience' | 'bio')
  | ('isPublic' | 'publicName' | 'verifiedOn' | 'verifiedUntil' | 'erasePapersOn')
>

export type ShownExpert = {
  id: string
  username: string
  state: ExpertState
  profile: Profile
  /** Null once they are erased, or where nothing was written. */
  papers: ExpertPapers | null
  /** `counts`: of what they sent last, and since the last verification. */
  checks: { kind: ExpertCheck; result: CheckResult; by: string | null; on: string; counts: boolean }[]
  missing: ExpertCheck[]
  /** Something about this expert waits for a second person. */
  isWaiting: boolean
}

/** One expert, as those see them who check. @throws SignInNeeded, NotFound, RuleBroken */
export const showExpert = useCase(
  'expert.manage',
  async ({ application, actor }, id: string): Promise<ShownExpert> => {
    const { queries } = application.database
    const row = await findExpert(queries, identifier(id))
    if (!row) throw new NotFound()
    const noted = await checksOf(queries, row.userId)
    const names = await usernamesOf(queries, [row.userId, ...noted.map(({ checkedBy }) => checkedBy)])
    const waiting = [
      await openProposalOf(queries, 'expert_decision', row.userId),
      await openProposalOf(queries, 'expert_suspension', row.userId),
    ]
    const { userId, sealedPapers, ...profile } = row
    return {
      ...{ id: userId, username: names.get(userId) ?? '', profile: shown(profile) },
      state: stateOf(row, dayInNigeria(application.now())),
      // What an applicant wrote about themselves is for others to check.
      papers:
        sealedPapers && userId !== actor.id
          ? papers.parse(application.vault.open(`expert:papers:${userId}`, sealedPapers))
          : null,
      checks: noted.map(({ number, kind, result, checkedBy, checkedOn }) => ({
        ...{ kind, result, by: names.get(checkedBy) ?? null, on: checkedOn },
        counts: number > row.checksAfter,
      })),
      missing: missingChecks(noted.filter(({ number }) => number > row.checksAfter)),
      isWaiting: waiting.some((proposal) => proposal !== null),
    }
  },
)

function shown({
  expertiseAreas,
  languages,
  zones,
  ...row
}: Omit<ExpertRow, 'userId' | 'sealedPapers'>): Profile {
  const { professionalCredentials, yearsExperience, bio, isPublic, publicName } = row
  return {
    ...{ expertiseAreas, languages, zones, professionalCredentials, yearsExperience, bio },
    ...{ isPublic, publicName, verifiedOn: row.verifiedOn, verifiedUntil: row.verifiedUntil },
    erasePapersOn: row.erasePapersOn,
  }
}

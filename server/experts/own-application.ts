import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { type ExpertState, isRenewalDue, stateOf } from '#domain/experts/expert.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertDrafts, expertProfiles } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { applicationFields, papers } from './application-input.ts'
import { endExpert } from './end-expert.ts'

/** What is in the form: fields by their names. */
export type ApplicationFields = Record<string, string>

export type OwnApplication = {
  /** Null where nothing was sent. */
  state: ExpertState | null
  appliedOn: string | null
  verifiedUntil: string | null
  /** What was sent, or the draft. */
  fields: ApplicationFields
  isDraft: boolean
  /** The verification ends soon, and papers for the next one can be sent. */
  isRenewalDue: boolean
}

const typed = z.record(z.string(), z.string())
const longestField = 4_000

/** The actor's own application, as far as they came with it. @throws SignInNeeded */
export const ownApplication = useCase(
  'expert.see-own',
  async ({ application, actor }): Promise<OwnApplication> => {
    const { queries } = application.database
    const [row] = await queries.select().from(expertProfiles).where(eq(expertProfiles.userId, actor.id))
    const [draft] = await queries.select().from(expertDrafts).where(eq(expertDrafts.userId, actor.id))
    return {
      state: row ? stateOf(row, dayInNigeria(application.now())) : null,
      appliedOn: row ? dayInNigeria(row.createdAt) : null,
      verifiedUntil: row?.verifiedUntil ?? null,
      fields: draft
        ? typed.parse(application.vault.open(`expert:draft:${actor.id}`, draft.sealedWords))
        : row
          ? fieldsOf(application, row)
          : {},
      isDraft: draft !== undefined,
      isRenewalDue: row !== undefined && isRenewalDue(row, dayInNigeria(application.now())),
    }
  },
)

/** Keeps what was typed, right or wrong, for 30 days. @throws SignInNeeded */
export const saveApplicationDraft = useCase(
  'expert.apply',
  async ({ application, actor }, input: Input): Promise<void> => {
    const kept = applicationFields.flatMap((name) => {
      const value = input[name]
      return typeof value === 'string' && value !== ''
        ? [[name, value.toWellFormed().slice(0, longestField)]]
        : []
    })
    const words = {
      sealedWords: application.vault.seal(`expert:draft:${actor.id}`, Object.fromEntries(kept)),
      updatedOn: dayInNigeria(application.now()),
    }
    await application.database.queries
      .insert(expertDrafts)
      .values({ userId: actor.id, ...words })
      .onConflictDoUpdate({ target: expertDrafts.userId, set: words })
  },
)

/** Erases the application and its draft. An expert who withdraws is an expert no more. @throws SignInNeeded, NotFound */
export const withdrawApplication = useCase(
  'expert.leave',
  async ({ application, actor }): Promise<void> =>
    transact(application, async (unit) => {
      const drafts = await unit.queries
        .delete(expertDrafts)
        .where(eq(expertDrafts.userId, actor.id))
        .returning({ userId: expertDrafts.userId })
      const isExpert = await endExpert(application, unit.queries, actor.id)
      if (!isExpert && drafts.length === 0) throw new NotFound()
      if (isExpert) await unit.record(actor, { kind: 'expert.left', subjectId: actor.id, detail: {} })
    }),
)

type Row = typeof expertProfiles.$inferSelect

function fieldsOf({ vault }: Application, row: Row): ApplicationFields {
  const ticks = [
    ...row.expertiseAreas.map((area) => `area.${area}`),
    ...row.languages.map((language) => `language.${language}`),
    ...row.zones.map((zone) => `zone.${zone}`),
    ...(row.isPublic ? ['isPublic'] : []),
  ]
  const sealed = row.sealedPapers
    ? papers.parse(vault.open(`expert:papers:${row.userId}`, row.sealedPapers))
    : {}
  const { professionalCredentials, bio, publicName, yearsExperience } = row
  return {
    ...Object.fromEntries(ticks.map((name) => [name, 'yes'])),
    ...{ professionalCredentials, bio, publicName, yearsExperience: String(yearsExperience) },
    ...sealed,
  }
}

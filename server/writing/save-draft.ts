import { eq, sql } from 'drizzle-orm'
import { LimitReached, RuleBroken } from '#domain/errors.ts'
import { mostDrafts } from '#domain/plans/limits.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { draftExpiry } from '#domain/writing/drafts.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { drafts } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findBySubmissionKey } from '#server/reports/report-queries.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { type DraftFields, isBlankDraft, parseDraftFields, parseSaving, type Saving } from './draft-input.ts'
import { countDrafts, type DraftRow, lockDraft, presentDraft } from './draft-queries.ts'
import { parseReportText } from './report-input.ts'

export type SavedDraft = { id: string; version: number }

/**
 * Keeps what is in the form, right or wrong, sealed, for its writer alone. The form's own number is the draft's,
 * and becomes that of the submission.
 *
 * @param input the form; `submissionKey`, `draftVersion` as it was opened, and `overwrite` once the person has chosen
 * @throws SignInNeeded, NotFound, LimitReached 'too-many-drafts', RuleBroken 'draft-changed', 'draft-gone'
 */
export const saveDraft = useCase('report.submit', async ({ application, actor }, input: Input) => {
  const fields = parseDraftFields(input)
  const saving = parseSaving(input)
  return application.database.queries.transaction(async (queries) => {
    // One person's drafts are written one after the other: two tabs make no sixth draft.
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${actor.id}, 1))`)
    const before = await lockDraft(
      queries,
      markOf(application, 'drafts', actor.id),
      saving.draftId,
      application.now(),
    )
    return before
      ? replace(application, queries, before, fields, saving)
      : add(application, queries, actor.id, fields, saving)
  })
})

/**
 * As `saveDraft`, for a script that saves by itself: it makes no draft of nothing.
 *
 * @returns the version, or 0 while there is nothing to keep
 */
export const autosaveDraft = useCase('report.submit', async ({ application, actor }, input: Input) => {
  const isNothing = parseSaving(input).seenVersion === 0 && isBlankDraft(parseDraftFields(input))
  return isNothing ? 0 : (await saveDraft(application, actor, { ...input, automatic: 'yes' })).version
})

/**
 * As `saveDraft`, for what is to be sent next.
 *
 * @throws Invalid when it cannot be sent as it is; then nothing was saved
 */
export const saveWholeDraft = useCase('report.submit', async ({ application, actor }, input: Input) => {
  parseReportText(input, application.now())
  return saveDraft(application, actor, input)
})

async function add(
  application: Application,
  queries: Transaction,
  ownerId: string,
  fields: DraftFields,
  saving: Saving,
): Promise<SavedDraft> {
  const now = application.now()
  const { draftId: id, seenVersion } = saving
  const ownerMark = markOf(application, 'drafts', ownerId)
  const reportsMark = markOf(application, 'reports', ownerId)
  if (seenVersion > 0 || (await findBySubmissionKey(queries, reportsMark, id)))
    throw new RuleBroken('draft-gone')
  if ((await countDrafts(queries, ownerMark, now)) >= mostDrafts) throw new LimitReached('too-many-drafts')
  const row = {
    id,
    ownerMark,
    version: 1,
    createdAt: beginningOfDay(now),
    ...contents(application, id, fields, saving),
  }
  // The number comes from the form: one that another's draft has already is as good as none.
  const written = await queries.insert(drafts).values(row).onConflictDoNothing().returning({ id: drafts.id })
  if (written.length === 0) throw new RuleBroken('draft-gone')
  return { id, version: 1 }
}

async function replace(
  application: Application,
  queries: Transaction,
  before: DraftRow,
  fields: DraftFields,
  saving: Saving,
): Promise<SavedDraft> {
  if (!mayReplace(application, before, saving)) throw new RuleBroken('draft-changed')
  const version = before.version + 1
  const values = { version, ...contents(application, before.id, fields, saving) }
  await queries.update(drafts).set(values).where(eq(drafts.id, before.id))
  return { id: before.id, version }
}

// A page whose script saved a moment before its button was pressed has an old number, and is still the only one.
function mayReplace(
  application: Application,
  before: DraftRow,
  { seenVersion, writer, isOverwriting, isAutomatic }: Saving,
): boolean {
  if (seenVersion === before.version || isOverwriting) return true
  // What the script sent may arrive after what the button sent, and must not take its place.
  return !isAutomatic && writer !== '' && presentDraft(application, before).writer === writer
}

/** The words, and how long they are kept from now on. */
function contents(application: Application, id: string, fields: DraftFields, { writer }: Saving) {
  const now = application.now()
  const expiresAt = draftExpiry(now)
  const sealedWords = application.vault.seal(`draft:${id}`, { fields, writer, savedAt: now.toISOString() })
  return { sealedWords, updatedAt: beginningOfDay(now), expiresAt }
}

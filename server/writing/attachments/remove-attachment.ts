import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { discardAttachment } from './discard-attachment.ts'
import { draftPlace } from './draft-place.ts'
import { type FilePlace, fileAt } from './file-place.ts'

/** Removes a file of the actor's own draft, complete or not. @throws SignInNeeded, NotFound */
export const removeAttachment = useCase(
  'draft.delete',
  ({ application, actor }, draftId: string, attachmentId: string): Promise<void> =>
    removeAt(application, draftPlace(application, actor, draftId), attachmentId),
)

/**
 * With the original that was kept of it.
 *
 * @throws NotFound, RuleBroken 'step-not-possible' for a whole file of a report that was sent: staff may rely on it
 */
export async function removeAt(
  application: Application,
  place: FilePlace,
  attachmentId: string,
): Promise<void> {
  const row = await fileAt(application, place, attachmentId)
  if (row.reportId !== null && row.isWhole) throw new RuleBroken('step-not-possible')
  const originals = await application.database.queries
    .select()
    .from(attachments)
    .where(eq(attachments.originalOf, row.id))
  for (const each of [...originals, row]) await discardAttachment(application, each)
}

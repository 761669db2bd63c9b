import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/open-database.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { openDraftAbout } from './attachment-queries.ts'
import { type FileHolder, filesAt } from './file-place.ts'

/**
 * The whole files of a draft, or of a form, become the report's: their keys are sealed again, under the report's own, and without the names
 * that they had on the sender's device.
 *
 * @returns the storage names of files that never arrived whole, to be removed once the draft is gone for good
 */
export async function handOverAttachments(
  application: Application,
  queries: Transaction,
  { from, reportId, key }: { from: FileHolder; reportId: string; key: ReportKey },
): Promise<string[]> {
  const rows = await filesAt(queries, from)
  for (const row of rows.filter(({ isWhole }) => isWhole))
    await queries
      .update(attachments)
      .set({
        ...{ draftId: null, formHash: null, reportId },
        sealedAbout: key.seal(`attachment:${row.id}`, { ...openDraftAbout(application, row), name: '' }),
      })
      .where(eq(attachments.id, row.id))
  const unfinished = rows.filter(({ isWhole }) => !isWhole)
  // Those of a draft would be deleted with it. Nothing else would delete those of a form.
  for (const { id } of unfinished) await queries.delete(attachments).where(eq(attachments.id, id))
  return unfinished.map(({ storageName }) => storageName)
}

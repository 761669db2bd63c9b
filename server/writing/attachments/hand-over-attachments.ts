import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/open-database.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { ofDraft, openDraftAbout } from './attachment-queries.ts'

/**
 * The whole files of a draft become the report's: their keys are sealed anew, under the report's own.
 *
 * @returns the storage names of files that never arrived whole, to be removed once the draft is gone for good
 */
export async function handOverAttachments(
  application: Application,
  queries: Transaction,
  { draftId, reportId, key }: { draftId: string; reportId: string; key: ReportKey },
): Promise<string[]> {
  const rows = await ofDraft(queries, draftId)
  for (const row of rows.filter(({ isWhole }) => isWhole))
    await queries
      .update(attachments)
      .set({
        draftId: null,
        reportId,
        sealedAbout: key.seal(`attachment:${row.id}`, openDraftAbout(application, row)),
      })
      .where(eq(attachments.id, row.id))
  return rows.filter(({ isWhole }) => !isWhole).map(({ storageName }) => storageName)
}

import { eq, sql } from 'drizzle-orm'
import { LimitReached, Unavailable } from '#domain/errors.ts'
import { isDiskLow } from '#domain/plans/disk.ts'
import { largestAttachment, mostDraftBytes } from '#domain/plans/limits.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { attachments, drafts } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { openDraftAbout } from './attachment-queries.ts'

/** @throws Unavailable 'disk-low' while so little is left that it is kept for reports */
export async function refuseOnLowDisk(application: Application): Promise<void> {
  if (isDiskLow(await application.freeSpace())) throw new Unavailable('disk-low')
}

/**
 * Counts the files beside all drafts of one account. A file whose length is not known yet counts as the longest.
 *
 * @param size of the file to come, in bytes; 0 where it is not known
 * @throws LimitReached 'files-take-too-much'
 */
export async function refuseOverQuota(
  application: Application,
  queries: Transaction,
  { ownerMark, size }: { ownerMark: string; size: number },
): Promise<void> {
  // Two files that begin at one moment beside two drafts are counted one after the other.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${ownerMark}))`)
  const rows = await queries
    .select({ attachment: attachments })
    .from(attachments)
    .innerJoin(drafts, eq(drafts.id, attachments.draftId))
    .where(eq(drafts.ownerMark, ownerMark))
  const sizes = rows.map(({ attachment }) => openDraftAbout(application, attachment).size)
  const taken = [size, ...sizes].reduce((sum, each) => sum + (each || largestAttachment), 0)
  if (taken > mostDraftBytes) throw new LimitReached('files-take-too-much')
}

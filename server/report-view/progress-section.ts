import { showUsualWaits, type UsualWaits } from '#server/transparency/figures/show-figures.ts'
import type { Reading } from './reading.ts'

/** For the owner: how far it is, and how long each step usually takes. */
export type ProgressSection = { isVerified: boolean; usual: UsualWaits }

export async function progressSection({
  application,
  report,
  reader,
}: Reading): Promise<ProgressSection | null> {
  if (reader !== 'owner') return null
  return { isVerified: report.verifications.length > 0, usual: await showUsualWaits(application) }
}

import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { originalsOf } from '#server/writing/originals/original-queries.ts'
import type { Reading } from './reading.ts'

export type OriginalsSection = {
  kept: { id: string; number: number; kind: AttachmentKind; size: number }[]
  /** A proposal to open them waits for a second person. */
  waits: boolean
  /** The last day on which this reader can take them; null for who cannot. */
  takenUntil: string | null
}

/** For staff, where the sender left originals for a court. */
export async function originalsSection(reading: Reading): Promise<OriginalsSection | null> {
  const { application, actor, report, key, isInside } = reading
  if (!isInside) return null
  const { queries } = application.database
  const originals = await originalsOf(queries, report.row.id, key)
  if (originals.length === 0) return null
  const grant = report.standing.grants?.find(
    ({ capacity, holderId }) => capacity === 'takes-originals' && holderId === actor.id,
  )
  return {
    kept: originals.map(({ row, about, number }) => ({
      ...{ id: row.id, number, kind: about.kind, size: about.size },
    })),
    waits: (await openProposalOf(queries, 'original', report.row.id)) !== null,
    takenUntil: grant ? dayInNigeria(grant.until) : null,
  }
}

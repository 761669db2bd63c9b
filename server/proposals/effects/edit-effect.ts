import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { appealStatuses } from '#domain/archive/archive-record.ts'
import {
  type EditedColumn,
  type EditedPart,
  editedColumns,
  editedParts,
} from '#domain/archive/edited-record.ts'
import { convictionIdentity } from '#domain/archive/same-conviction.ts'
import { RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { relistConviction } from '#server/archive/archive-queries.ts'
import { cellsOf } from '#server/archive/edit-conviction.ts'
import { archiveRecords } from '#server/database/schema.ts'
import { letOtherNamesFall } from '#server/judgements/let-judgements-fall.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ProposalRow } from '../proposal-queries.ts'
import type { Effect } from './effect.ts'

// The table of columns as a schema: each is a text.
const cells = z.object(
  Object.fromEntries(editedColumns.map((column) => [column, z.string()])) as Record<
    EditedColumn,
    z.ZodString
  >,
)
const contents = z.object({ changeNote: z.string(), before: cells, after: cells })

/** What it would change, and what the public will read of that. */
export function proposedEdit(
  { vault }: Application,
  { id, sealedPayload }: Pick<ProposalRow, 'id' | 'sealedPayload'>,
): { changeNote: string; parts: EditedPart[] } {
  const { changeNote, before, after } = openEdit(vault, id, sealedPayload)
  return { changeNote, parts: editedParts(before, after) }
}

/** The record says the new words, in the page, the search and the export, and that two people changed it. */
export const editEffect: Effect = {
  async count({ application, unit, proposal, by, now, alone }) {
    const [row] = await unit.queries
      .select()
      .from(archiveRecords)
      .where(and(eq(archiveRecords.id, proposal.subjectId), isNull(archiveRecords.withdrawnOn)))
      .for('update')
    if (!row) throw new RuleBroken('conviction-withdrawn')
    const { changeNote, before, after } = openEdit(application.vault, proposal.id, proposal.sealedPayload)
    // Who confirmed has read what it was then, and no other words.
    if (editedParts(before, cellsOf(row)).length > 0) throw new RuleBroken('proposal-ended')
    const appealStatus = appealStatuses.find((each) => each === after.appealStatus) ?? row.appealStatus
    const identity = row.isSample ? row.identity : convictionIdentity(after)
    const [changed] = await unit.queries
      .update(archiveRecords)
      .set({ ...after, appealStatus, identity, changedOn: dayInNigeria(now), changeNote })
      .where(eq(archiveRecords.id, row.id))
      .returning()
    if (!changed) throw new Error('a conviction is gone while it is held')
    await relistConviction(application, unit.queries, changed)
    await letOtherNamesFall(unit, by, row.id)
    const detail = { referenceNumber: row.referenceNumber, alone }
    await unit.record(by, { kind: 'archive_record.edited', subjectId: row.id, detail })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'archive_record.edit_ended', subjectId, detail: { outcome } })
  },
}

function openEdit(vault: Application['vault'], id: string, sealed: Buffer | null) {
  if (!sealed) throw new Error('a proposed change of a conviction is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealed))
}

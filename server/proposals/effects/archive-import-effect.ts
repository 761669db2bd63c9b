import { z } from 'zod'
import { writeImport } from '#server/archive/write-import.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ProposalRow } from '../proposal-queries.ts'
import type { Effect } from './effect.ts'

const contents = z.object({ csv: z.string() })

/** The file that was proposed. */
export function proposedFile(
  { vault }: Application,
  { id, sealedPayload }: Pick<ProposalRow, 'id' | 'sealedPayload'>,
): string {
  if (!sealedPayload) throw new Error('a proposed import is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealedPayload)).csv
}

/** Each conviction that is added has its own event, by who confirmed it. */
export const archiveImportEffect: Effect = {
  async count({ application, unit, proposal, by, alone }) {
    const csv = proposedFile(application, proposal)
    const added = await writeImport(application, unit.queries, { csv, importedBy: proposal.proposedBy })
    const detail = { records: added.length, alone }
    await unit.record(by, { kind: 'archive_import.confirmed', subjectId: proposal.subjectId, detail })
    await unit.record(by, ...added)
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'archive_import.ended', subjectId, detail: { outcome } })
  },
}

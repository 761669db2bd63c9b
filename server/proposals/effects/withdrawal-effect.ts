import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { unlistConviction } from '#server/archive/archive-queries.ts'
import { archiveRecords } from '#server/database/schema.ts'
import { letJudgementsFall } from '#server/judgements/let-judgements-fall.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ProposalRow } from '../proposal-queries.ts'
import type { Effect } from './effect.ts'

const contents = z.object({ reason: z.string() })

/** Why, as the public will read it. */
export function proposedReason(
  { vault }: Application,
  { id, sealedPayload }: Pick<ProposalRow, 'id' | 'sealedPayload'>,
): string {
  if (!sealedPayload) throw new Error('a proposed withdrawal is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealedPayload)).reason
}

/** What the record said is gone, from the page, the search and the export. Its number and the reason stay. */
export const withdrawalEffect: Effect = {
  async count({ application, unit, proposal, by, now, alone }) {
    const [row] = await unit.queries
      .select({ referenceNumber: archiveRecords.referenceNumber, year: archiveRecords.year })
      .from(archiveRecords)
      .where(and(eq(archiveRecords.id, proposal.subjectId), isNull(archiveRecords.withdrawnOn)))
    if (!row) throw new RuleBroken('conviction-withdrawn')
    const { referenceNumber, year } = row
    await unit.queries
      .update(archiveRecords)
      .set({
        ...emptied,
        convictionDate: String(year),
        withdrawnOn: dayInNigeria(now),
        withdrawalReason: proposedReason(application, proposal),
      })
      .where(eq(archiveRecords.id, proposal.subjectId))
    await unlistConviction(application, unit.queries, proposal.subjectId)
    await letJudgementsFall(unit, by, proposal.subjectId)
    const detail = { referenceNumber, alone }
    await unit.record(by, { kind: 'archive_record.withdrawn', subjectId: proposal.subjectId, detail })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'archive_record.withdrawal_ended', subjectId, detail: { outcome } })
  },
}

type Kept =
  | ('referenceNumber' | 'id' | 'year' | 'isSample' | 'convictionDate')
  | ('importedBy' | 'importedAt' | 'withdrawnOn' | 'withdrawalReason')

// A column that could say something does not compile until it is emptied here.
const emptied = {
  ...{ name: '', state: '', offense: '', courtLocation: '', sentence: '', identity: null },
  ...{ lawSections: '', chargeNo: '', judge: '', optionOfFine: '', forfeiture: '', restitution: '' },
  ...{
    appealStatus: 'none_known' as const,
    appealDate: '',
    sourceUrl: '',
    sourcePublisher: '',
    sourceDate: '',
  },
  ...{ checkedBy: '', checkedOn: '', notes: '', changedOn: null, changeNote: '' },
} as const satisfies Record<Exclude<keyof typeof archiveRecords.$inferInsert, Kept>, string | null>

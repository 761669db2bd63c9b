import { eq } from 'drizzle-orm'
import type { ArchiveRecord, ArchiveSource } from '#domain/archive/archive-record.ts'
import { NotFound } from '#domain/errors.ts'
import { archiveRecords } from '#server/database/schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

/** A conviction as everyone may read it: not who checked or imported it. */
export type ConvictionView = Omit<ArchiveRecord, 'year'> &
  Omit<ArchiveSource, 'checkedBy' | 'checkedOn' | 'notes'> & {
    isSample: boolean
    /** Then all that is left is the reason. */
    withdrawnOn: string | null
    withdrawalReason: string
    /** When two people last changed it, and what they say of that. */
    changedOn: string | null
    changeNote: string
  }

/** @throws NotFound */
export const showConviction = openUseCase(
  'archive.read',
  async ({ application }, referenceNumber: string): Promise<ConvictionView> => {
    if (!/^[A-Z]{1,20}-\d{4}-\d{4}$/.test(referenceNumber)) throw new NotFound()
    const [row] = await application.database.queries
      .select(convictionColumns)
      .from(archiveRecords)
      .where(eq(archiveRecords.referenceNumber, referenceNumber))
    if (!row) throw new NotFound()
    return row
  },
)

export const convictionColumns = {
  referenceNumber: archiveRecords.referenceNumber,
  name: archiveRecords.name,
  state: archiveRecords.state,
  offense: archiveRecords.offense,
  courtLocation: archiveRecords.courtLocation,
  convictionDate: archiveRecords.convictionDate,
  sentence: archiveRecords.sentence,
  lawSections: archiveRecords.lawSections,
  chargeNo: archiveRecords.chargeNo,
  judge: archiveRecords.judge,
  optionOfFine: archiveRecords.optionOfFine,
  forfeiture: archiveRecords.forfeiture,
  restitution: archiveRecords.restitution,
  appealStatus: archiveRecords.appealStatus,
  appealDate: archiveRecords.appealDate,
  sourceUrl: archiveRecords.sourceUrl,
  sourcePublisher: archiveRecords.sourcePublisher,
  sourceDate: archiveRecords.sourceDate,
  isSample: archiveRecords.isSample,
  changedOn: archiveRecords.changedOn,
  changeNote: archiveRecords.changeNote,
  withdrawnOn: archiveRecords.withdrawnOn,
  withdrawalReason: archiveRecords.withdrawalReason,
} as const

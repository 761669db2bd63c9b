import type { ProposalEnd } from '../proposals/acts.ts'

type ArchiveEventOf<Kind extends string, Detail> = { kind: Kind; subjectId: string; detail: Detail }

/** What happened to a conviction of the archive, which is public with all that it says, and to a file of new ones. */
export type ArchiveEvent =
  | ArchiveEventOf<'archive_import.proposed', { records: number }>
  | ArchiveEventOf<'archive_import.confirmed', { records: number; alone: boolean }>
  | ArchiveEventOf<'archive_import.ended', { outcome: ProposalEnd }>
  | ArchiveEventOf<'archive_record.added', { referenceNumber: string }>
  | ArchiveEventOf<'archive_record.edit_proposed', { referenceNumber: string }>
  | ArchiveEventOf<'archive_record.edit_ended', { outcome: ProposalEnd }>
  | ArchiveEventOf<'archive_record.edited', { referenceNumber: string; alone: boolean }>
  | ArchiveEventOf<'archive_record.withdrawal_proposed', { referenceNumber: string }>
  | ArchiveEventOf<'archive_record.withdrawal_ended', { outcome: ProposalEnd }>
  | ArchiveEventOf<'archive_record.withdrawn', { referenceNumber: string; alone: boolean }>

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const archiveEvents = {
  'archive_import.proposed': true,
  'archive_import.confirmed': true,
  'archive_import.ended': true,
  'archive_record.added': true,
  'archive_record.edit_proposed': true,
  'archive_record.edit_ended': true,
  'archive_record.edited': true,
  'archive_record.withdrawal_proposed': true,
  'archive_record.withdrawal_ended': true,
  'archive_record.withdrawn': true,
} as const satisfies Record<ArchiveEvent['kind'], true>

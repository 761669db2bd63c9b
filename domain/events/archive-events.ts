import type { ProposalEnd } from '../proposals/acts.ts'

type ArchiveEventOf<Kind extends string, Detail> = { kind: Kind; subjectId: string; detail: Detail }

/** What happened to a conviction of the archive, which is public with all that it says, and to a file of new ones. */
export type ArchiveEvent =
  | ArchiveEventOf<'archive_import.proposed', { records: number }>
  | ArchiveEventOf<'archive_import.confirmed', { records: number; alone: boolean }>
  | ArchiveEventOf<'archive_import.ended', { outcome: ProposalEnd }>
  | ArchiveEventOf<'archive_record.added', { referenceNumber: string }>

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const archiveEvents = {
  'archive_import.proposed': true,
  'archive_import.confirmed': true,
  'archive_import.ended': true,
  'archive_record.added': true,
} as const satisfies Record<ArchiveEvent['kind'], true>

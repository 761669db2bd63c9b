/** What happened to a conviction of the archive, which is public with all that it says. */
export type ArchiveEvent = {
  kind: 'archive_record.added'
  subjectId: string
  detail: { referenceNumber: string }
}

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const archiveEvents = {
  'archive_record.added': true,
} as const satisfies Record<ArchiveEvent['kind'], true>

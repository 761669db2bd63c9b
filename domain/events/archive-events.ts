/** What happened to a conviction of the archive, which is public with all that it says. */
export type ArchiveEvent = {
  kind: 'archive_record.added'
  subjectId: string
  detail: { referenceNumber: string }
}

export const archiveEventNames = {
  'archive_record.added': 'Conviction added',
} as const satisfies Record<ArchiveEvent['kind'], string>

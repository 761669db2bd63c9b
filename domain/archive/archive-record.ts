export const appealStatuses = ['none_known', 'pending', 'upheld', 'reduced'] as const
/** What is known of an appeal. A conviction that was quashed is no conviction, and is in no archive. */
export type AppealStatus = (typeof appealStatuses)[number]

/** One conviction by a court. */
export type ArchiveRecord = {
  referenceNumber: string
  name: string
  /** Where the court sat, and not where the person comes from. */
  state: string
  offense: string
  courtLocation: string
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  convictionDate: string
  sentence: string
  year: number
}

/** Where a conviction is written down, and what happened to it. Empty text: not known. */
export type ArchiveSource = {
  lawSections: string
  chargeNo: string
  judge: string
  optionOfFine: string
  forfeiture: string
  restitution: string
  appealStatus: AppealStatus
  appealDate: string
  sourceUrl: string
  sourcePublisher: string
  sourceDate: string
  checkedBy: string
  checkedOn: string
  notes: string
}

export const archiveAgency = 'EFCC'

/** Every archive record is an official conviction, so these three never differ. */
export const archiveStanding = {
  credibilityRating: 5,
  status: 'approved',
  verificationMethod: 'document_check',
} as const

/** The running number has four digits. */
export const mostRecordsPerYear = 9_999

/** EFCC-2021-0001: agency, year and a running number of four digits. */
export function archiveReferenceNumber(year: number, index: number): string {
  return `${archiveAgency}-${year}-${String(index).padStart(4, '0')}`
}

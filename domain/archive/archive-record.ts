export type ArchiveRecord = {
  referenceNumber: string
  name: string
  state: string
  offense: string
  courtLocation: string
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  convictionDate: string
  sentence: string
  year: number
}

export const archiveAgency = 'EFCC'

/** Every archive record is an official conviction, so these three never differ. */
export const archiveStanding = {
  credibilityRating: 5,
  status: 'approved',
  verificationMethod: 'document_check',
} as const

/** EFCC-2021-0001: agency, year and a running number of four digits. */
export function archiveReferenceNumber(year: number, index: number): string {
  return `${archiveAgency}-${year}-${String(index).padStart(4, '0')}`
}

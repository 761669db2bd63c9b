import { foldText } from '@fitila/names/text/fold'
import type { ArchiveRecord } from './archive-record.ts'

export const searchedOfConviction = ['name', 'offense', 'courtLocation', 'sentence'] as const

/** What is searched of a conviction, folded, one field a line. */
export function archiveText(record: Pick<ArchiveRecord, (typeof searchedOfConviction)[number]>): string {
  return searchedOfConviction.map((field) => foldText(record[field])).join('\n')
}

/** The first moment of the day, month or year of a conviction, in Nigeria. */
export function convictionMoment(convictionDate: string): Date {
  const [year = '', month = '01', day = '01'] = convictionDate.split('-')
  return new Date(`${year}-${month}-${day}T00:00:00+01:00`)
}

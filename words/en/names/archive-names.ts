import type { AppealStatus } from '#domain/archive/archive-record.ts'
import type { RowRefusal } from '#domain/archive/import-row.ts'

const appealStatusNames = {
  none_known: 'No appeal is known to us',
  pending: 'An appeal is pending',
  upheld: 'Upheld on appeal',
  reduced: 'The sentence was reduced on appeal',
} as const satisfies Record<AppealStatus, string>

const rowRefusalTexts = {
  'cell-missing': 'The name, offence, court, sentence or date is missing.',
  'cell-too-long': 'A cell is longer than 1,000 characters.',
  'state-unknown': 'The state is not one of the 36 states or FCT. It is where the court sat.',
  'date-unreadable': 'A date is not written as YYYY, YYYY-MM or YYYY-MM-DD.',
  'date-in-future': 'A date is in the future.',
  'year-differs': 'The year is not the year of the conviction date.',
  'source-missing': 'There is no source address that begins with http:// or https://.',
  'agency-unknown': 'The agency is not EFCC.',
  'appeal-unknown': 'The appeal status is none of none_known, pending, upheld, reduced and quashed.',
  'conviction-quashed': 'The conviction was quashed on appeal, so there is none.',
  'not-a-conviction': 'This speaks of an arrest, a charge, a trial or an acquittal, and not of a conviction.',
  'forfeiture-only': 'Something was forfeited, but no one was sentenced.',
} as const satisfies Record<RowRefusal, string>

/** What is known of an appeal, and why a row cannot be imported. */
export const archiveNames = {
  appealStatusNames,
  rowRefusalTexts,
}

import type { DraftOf } from '../../words.ts'

export const archiveNames = {
  appealStatusNames: {
    none_known: 'We no know of any appeal',
    pending: 'Appeal still dey court',
    upheld: 'Appeal court agree with am',
    reduced: 'Appeal court reduce the sentence',
  },
  rowRefusalTexts: {
    'cell-missing': 'The name, offence, court, sentence or date dey miss.',
    'cell-too-long': 'One cell long pass 1,000 characters.',
    'state-unknown': 'The state no be one of the 36 states or FCT. Na where the court sit.',
    'date-unreadable': 'Dem no write one date as YYYY, YYYY-MM or YYYY-MM-DD.',
    'date-in-future': 'One date never reach.',
    'year-differs': 'The year no be the year of the conviction date.',
    'source-missing': 'No source address wey start with http:// or https:// dey.',
    'agency-unknown': 'The agency no be EFCC.',
    'appeal-unknown': 'The appeal status no be none_known, pending, upheld, reduced or quashed.',
    'conviction-quashed': 'Appeal court cancel the conviction, so e no dey again.',
    'not-a-conviction': 'Dis one dey talk about arrest, charge, trial or acquittal, no be conviction.',
    'forfeiture-only': 'Dem lose property or money, but court no sentence anybody.',
  },
} as const satisfies DraftOf<'archiveNames'>

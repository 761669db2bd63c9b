import type { ReportView } from '#server/report-view/show-report.ts'
import type { PageWords } from '#words/words-for.ts'
import { reportNames } from '../report-names.ts'

/** The parts of the catalogue that the sections of a report's page show. */
export const wordsOfSections = [
  'report',
  'files',
  'receipt',
  'history',
  'aboutReport',
  'collecting',
  'namedLinks',
  'consequences',
  'publicReply',
  'consequenceNames',
  ...reportNames,
  'caseLabelNames',
  'handOnReasonNames',
  ...(['statuses', 'methods', 'sideNames', 'outcomeNames', 'reviewTypeNames', 'roleNames'] as const),
] as const

/** Parts that no other language has yet: apart from the others, so that the page can still say which language it is in. */
export const englishWordsOfSections = [
  'approvalWaits',
  'betterReport',
  'caseWork',
  'checks',
  'claimPanel',
  'conversation',
  'keepingNotice',
  'originalsKept',
  'petitionLink',
  'progressLine',
  'publicSoon',
  'punished',
  'punishmentNames',
  'replyNoted',
  'reportSections',
  'signatures',
  'sourceStatus',
  'tip',
] as const

/** What every section of a report's page is given, of which it takes its own part. */
export type SectionProps = {
  report: ReportView
  words: PageWords<(typeof wordsOfSections)[number]>
  english: PageWords<(typeof englishWordsOfSections)[number]>
  /** Why a member of staff may not handle this report, in the page's language. */
  whyBarred: { title: string; text: string } | null
}

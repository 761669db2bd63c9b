import { days, minutes } from '../time/durations.ts'

// Periods that other rules count with. They are apart from the table because some of them go to browsers, and its words need not.

/** For a payment, in days: how long it can be traced to an account. */
export const daysOfLink = 30

/** Of an expert's application, after the decision about it. */
export const papersKeptDays = 30

export const draftPeriod = days(30)
export const receiptCodePeriod = days(1)
export const claimPeriod = days(2)
export const registrationPeriod = days(3)
export const invitationPeriod = days(3)
export const sourceVisitPeriod = minutes(15)
export const withdrawnReportPeriod = days(30)
/** Shorter than for an account: a code on paper is found more easily, and we cannot ask its holder. */
export const sourceDraftPeriod = days(14)
export const sourceAccessPeriod = days(120)
export const tipPeriod = days(365)
export const formFilePeriod = days(2)
export const journalPeriod = days(180)
/** Fourteen months: the same month of the year before can be compared. */
export const pageViewPeriod = days(425)

/** Of a document beside a request for a correction, after the answer to the request. */
export const requestPaperPeriod = days(30)

/** How long the uses of a month are counted, from its first day: no month is longer. */
export const daysOfUsage = 31

/** For how many days after the end of a plan its renewal is still tried, and the account is told that payment is due. */
export const daysPastDue = 7

import type { OldestReport } from '#domain/figures/staff-figures.ts'
import { everyone, type Fields } from '#domain/reports/received.ts'
import { receivedQueueEntry } from '#server/cases/list-queue.ts'
import type { ExpertDesk } from '#server/experts/assignments/expert-desk.ts'
import type { PageToGive } from '#server/experts/assignments/extract-pages.ts'
import { receivedCard } from '#server/finding/present-cards.ts'
import type { NamedIn } from '#server/judgements/named-in.ts'
import { receivedLogLine } from '#server/publishing/corrections/list-corrections.ts'
import type { WaitingRequest } from '#server/publishing/corrections/list-requests.ts'
import { receivedDisputable } from '#server/publishing/corrections/show-disputable.ts'
import { receivedReport } from '#server/report-view/received-report.ts'
import { receivedTip, receivedTips } from '#server/report-view/show-tips.ts'
import { receivedOwnReport } from '#server/reports/list-own-reports.ts'
import { receivedSimilarEntry } from '#server/similar/find-similar.ts'
import { receivedByFollower } from '#server/sources/follow-report.ts'
import type { Punished } from '#server/sources/punishment/tell-of-punishment.ts'
import type { FollowedTip } from '#server/sources/tips/tip-of-visit.ts'
import type { ReceiptView } from '#server/writing/receipts/show-receipt.ts'

const receipt = {
  ...{ referenceNumber: everyone, day: everyone, text: everyone, hasCode: everyone },
} satisfies Fields<ReceiptView>

const waitingRequest = {
  ...{ id: everyone, reportId: everyone, referenceNumber: everyone, personName: everyone },
  ...{ receivedOn: everyone, promised: everyone, requester: everyone, about: everyone, wrong: everyone },
  papers: everyone,
} satisfies Fields<WaitingRequest>

const notification = {
  ...{ id: everyone, reportId: everyone, referenceNumber: everyone, type: everyone, title: everyone },
  ...{ message: everyone, isRead: everyone, createdAt: everyone, ago: everyone },
} satisfies Record<string, typeof everyone>

/** The fields of the report itself, of which staff may give an extract. */
const expertDesk = {
  ...{ referenceNumber: everyone, zone: everyone, candidates: everyone, fields: everyone, dueOn: everyone },
  ...{ assignments: everyone, files: everyone },
} satisfies Fields<ExpertDesk>

const pageToGive = {
  ...{ referenceNumber: everyone, number: everyone, kind: everyone, page: everyone, pages: everyone },
  ...{ strips: everyone, picture: everyone },
} satisfies Fields<PageToGive>

/** The links from a public record to the pages of its person, office and companies. */
const namedIn = {
  ...{ referenceNumber: everyone, person: everyone, office: everyone, companies: everyone },
  joined: everyone,
} satisfies Fields<NamedIn>

/** In the figures of staff. */
const oldestReport = {
  ...{ id: everyone, referenceNumber: everyone, days: everyone, heldBy: everyone },
} satisfies Fields<OldestReport>

/** What a source told of a punishment, for that source alone. */
const punished = {
  ...{ id: everyone, referenceNumber: everyone, mayTell: everyone, followUps: everyone },
} satisfies Fields<Punished>

/** What the holder of a tip's code sees. */
const followedTip = {
  ...{ referenceNumber: everyone, closedOn: everyone, messages: everyone, earlier: everyone },
} satisfies Fields<FollowedTip>

/** What is sent of a report, wherever it is sent. */
const listings: Record<string, Readonly<Record<string, unknown>>> = {
  report: receivedReport,
  followed: receivedByFollower,
  card: receivedCard,
  logLine: receivedLogLine,
  disputable: receivedDisputable,
  ownReport: receivedOwnReport,
  queueEntry: receivedQueueEntry,
  similarEntry: receivedSimilarEntry,
  ...{ receipt, waitingRequest, notification, expertDesk, namedIn, oldestReport, pageToGive, punished },
  ...{ followedTip, tip: receivedTip, tips: receivedTips },
}

/** The objects in this data that speak of a report, and have a field that no listing has. */
export function unlistedReports(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const within = Object.values(data).flatMap(unlistedReports)
  const names = Object.keys(data)
  const isOfReport = 'referenceNumber' in data && String(data.referenceNumber).startsWith('WR-')
  const fits = Object.values(listings).some((listing) => names.every((name) => Object.hasOwn(listing, name)))
  return isOfReport && !fits ? [names.join(' '), ...within] : within
}

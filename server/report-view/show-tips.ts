import { tipsOfPage } from '#domain/conversations/source-conversation.ts'
import { NotFound } from '#domain/errors.ts'
import { can } from '#domain/permissions/can.ts'
import { everyone, type Fields, type Received, receive, staffAlone } from '#domain/reports/received.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { beforeOf, type PageOfMessages } from '#server/sources/conversation-of-report.ts'
import {
  countTips,
  pageOfTips,
  type Tip,
  type TipCounts,
  tipOfReport,
} from '#server/sources/tips/tips-of-report.ts'
import { readReport } from './reading.ts'

type TipsOfReport = {
  id: string
  referenceNumber: string
  tips: Tip[]
  counts: TipCounts
  /** From 1. */
  page: number
  pages: number
  mayAnswer: boolean
}

export const receivedTips = {
  ...{ id: everyone, referenceNumber: everyone, tips: staffAlone, page: everyone, pages: everyone },
  mayAnswer: everyone,
  counts: { open: everyone, closed: everyone },
} satisfies Fields<TipsOfReport>

/**
 * All tips about a report, a page at a time, for staff who may read it.
 *
 * @param given the number of the page, as the address has it
 * @throws SignInNeeded, NotFound
 */
export const showReportTips = useCaseOn(
  'report.read',
  reportInReach,
  async (found, _id: string, given: string | null = null): Promise<Received<TipsOfReport>> => {
    const { application, actor, report, isInside } = readReport(found)
    if (!isInside) throw new NotFound()
    const { queries } = application.database
    const { id, referenceNumber } = report.row
    const counts = await countTips(queries, id)
    const pages = Math.max(1, Math.ceil((counts.open + counts.closed) / tipsOfPage))
    const page = Math.min(beforeOf(given) ?? 1, pages)
    const mayAnswer = can(actor, 'tip.answer', report.standing)
    const tips = await pageOfTips(application, queries, id, page)
    return receive('staff', receivedTips, { id, referenceNumber, tips, counts, page, pages, mayAnswer })
  },
)

type TipOfReport = PageOfMessages & {
  id: string
  referenceNumber: string
  tip: string
  closedOn: string | null
}

export const receivedTip = {
  ...{ id: everyone, referenceNumber: everyone, tip: everyone, closedOn: everyone },
  ...{ messages: staffAlone, earlier: everyone },
} satisfies Fields<TipOfReport>

/**
 * For the page on which staff answer a tip.
 *
 * @param before the number of a message, as the address has it: then those before it
 * @throws SignInNeeded, NotFound
 */
export const showReportTip = useCaseOn(
  'report.read',
  reportInReach,
  async (found, _id: string, tip: string, before: string | null = null): Promise<Received<TipOfReport>> => {
    const { application, actor, report, isInside } = readReport(found)
    if (!isInside || !can(actor, 'tip.answer', report.standing)) throw new NotFound()
    const { id: reportId, referenceNumber } = report.row
    const asked = { reportId, id: identifier(tip), before: beforeOf(before) }
    const shown = await tipOfReport(application, application.database.queries, asked)
    if (!shown) throw new NotFound()
    const { id: ofTip, ...rest } = shown
    return receive('staff', receivedTip, { id: reportId, referenceNumber, tip: ofTip, ...rest })
  },
)

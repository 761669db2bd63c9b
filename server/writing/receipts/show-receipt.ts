import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { writeHandedIn } from '#receipts/handed-in.ts'
import { isReceiptCode, presentReceiptCode, readReceiptCode } from '#receipts/receipt-code.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf, reportTextOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { handedInFiles, handedInOf } from '#server/writing/attachments/handed-in.ts'
import { eraseCode, newestReceipt } from './receipt-queries.ts'
import { receiptText } from './receipt-text.ts'

export type ReceiptView = {
  referenceNumber: string
  day: string
  /** Whole, as it is signed, and with its proof once there is one. */
  text: string
  /** In groups of four; null once its owner has kept it, and after its time. */
  code: string | null
  shownUntil: string
  /** Which edition of the report it is about. */
  contentVersion: number
}

/**
 * The receipt of one's own report as it stands now. Nobody else's can be seen, whatever their role.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const showReceipt = useCaseOn(
  'report.receipt',
  reportInReach,
  async ({ application, report }, _id: string): Promise<ReceiptView> => {
    const found = await newestReceipt(application.database.queries, report.row.id)
    if (!found) throw new NotFound()
    const { receipt, code } = found
    const sealed = code.shownUntil > application.now() ? code.sealedCode : null
    return {
      referenceNumber: report.row.referenceNumber,
      day: receipt.day,
      text: await receiptText(application, receipt),
      code: sealed && openCode(application, report, receipt.contentVersion, sealed),
      shownUntil: code.shownUntil.toISOString(),
      contentVersion: receipt.contentVersion,
    }
  },
)

/** As `showReceipt`, for the report's own page: null where there is none. */
export const codeToKeep = useCaseOn(
  'report.read',
  reportInReach,
  async ({ application, actor }, id: string) => {
    const receipt = await showReceipt(application, actor, id).catch((error: unknown) => {
      if (error instanceof NotFound) return null
      throw error
    })
    return receipt && { code: receipt.code }
  },
)

/**
 * What was handed in, as the verifier takes it.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const showHandedIn = useCaseOn(
  'report.receipt',
  reportInReach,
  async ({ application, report }, _id: string) => {
    const found = await newestReceipt(application.database.queries, report.row.id)
    if (found?.receipt.contentVersion !== report.row.contentVersion) throw new NotFound()
    const { id: reportId, contentVersion } = report.row
    const files = await handedInFiles(application, application.database.queries, {
      ...{ reportId, contentVersion },
      key: reportKeyOf(application, report),
    })
    return writeHandedIn(handedInOf(reportTextOf(application, report), files))
  },
)

/**
 * The owner has written the code down: we forget it.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const keepCode = useCaseOn(
  'report.receipt',
  reportInReach,
  async ({ application, report: { row } }, _id: string, input: Input) => {
    const { contentVersion } = keeping.parse(input)
    await eraseCode(application.database.queries, { reportId: row.id, contentVersion })
  },
)

// The words may have been edited in another tab: the code that is forgotten is the one that was seen.
const keeping = z.object({ contentVersion: z.coerce.number().int().min(1).catch(1) })

function openCode(
  application: Application,
  report: StoredReport,
  contentVersion: number,
  sealed: Buffer,
): string | null {
  const key = reportKeyOf(application, report)
  const code = readReceiptCode(String(key.open(`code:${contentVersion}`, sealed)))
  return isReceiptCode(code) ? presentReceiptCode(code) : null
}

import { writeHandedIn } from '@fitila/receipts/handed-in'
import { isReceiptCode, presentReceiptCode, readReceiptCode } from '@fitila/receipts/receipt-code'
import { NotFound } from '#domain/errors.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf, reportTextOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { handedInFiles, handedInOf } from '#server/writing/attachments/handed-in.ts'
import { newestReceipt, takeSealedCode } from './receipt-queries.ts'
import { receiptText } from './receipt-text.ts'

export type ReceiptView = {
  referenceNumber: string
  day: string
  /** Whole, as it is signed, and with its proof once there is one. */
  text: string
  /** Its owner has not seen the code yet, and can, once. */
  hasCode: boolean
}

/**
 * The receipt of the actor's own report as it is now. No one else's can be seen, whatever their role.
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
    return {
      referenceNumber: report.row.referenceNumber,
      day: receipt.day,
      text: await receiptText(application, receipt),
      hasCode: code.sealedCode !== null && code.shownUntil > application.now(),
    }
  },
)

/** Whether there is a receipt, for the report's own page, and whether its code can be seen. */
export const receiptWaits = useCaseOn(
  'report.read',
  reportInReach,
  async ({ application, actor }, id: string) => {
    const receipt = await showReceipt(application, actor, id).catch((error: unknown) => {
      if (error instanceof NotFound) return null
      throw error
    })
    return receipt && { hasCode: receipt.hasCode }
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
 * The code of the newest receipt, once: what is shown is deleted before it is shown. Null when it was shown before, and after its time.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const takeCode = useCaseOn(
  'report.receipt',
  reportInReach,
  async ({ application, report }, _id: string): Promise<string | null> => {
    const { queries } = application.database
    const taken = await queries.transaction((own) => takeSealedCode(own, report.row.id, application.now()))
    return taken && openCode(application, report, taken.contentVersion, taken.sealedCode)
  },
)

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

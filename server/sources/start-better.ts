import { RuleBroken } from '#domain/errors.ts'
import { mayStartBetter } from '#domain/reports/better-report.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { sealEarlier } from '#server/reports/earlier-report.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { followedReport } from './report-of-source.ts'

/** What a new form begins with. `earlierReport` goes along in a hidden field, for the form with this number alone. */
export type BetterStart = { text: ReportText; earlierReport: string }

/**
 * The sender of a rejected report begins a better one from it. Nothing is stored before the new one is saved or sent.
 *
 * @param formNumber of the new form, or of its draft
 * @throws NotFound, RuleBroken 'step-not-possible' where it was not rejected, or is erased
 */
export const startBetter = useCaseOn(
  'source.renew',
  followedReport,
  async ({ application, report }, _id: string | null, formNumber: string): Promise<BetterStart> => {
    refuseUnlessRejected(report)
    return {
      text: reportTextOf(application, report),
      earlierReport: sealEarlier(application, formNumber, report.row.id),
    }
  },
)

/** @throws RuleBroken 'step-not-possible' */
export function refuseUnlessRejected({ row: { status, erasedOn } }: StoredReport): void {
  if (!mayStartBetter({ status, isErased: erasedOn !== null })) throw new RuleBroken('step-not-possible')
}

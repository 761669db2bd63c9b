import {
  correctionsOfReport,
  type ReportCorrections,
} from '#server/publishing/corrections/corrections-of-report.ts'
import type { Reading } from './reading.ts'

export function correctionsSection({ application, report, reader }: Reading): Promise<ReportCorrections> {
  return correctionsOfReport(application, { id: report.row.id, status: report.row.status, reader })
}

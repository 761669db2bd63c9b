import type { ReportText } from '#domain/reports/fields.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import type { ReportRow } from './report-row.ts'
import { reportTextSchema } from './report-text-schema.ts'

/** @throws SealBroken */
export function openText(row: Pick<ReportRow, 'contentVersion' | 'sealedWords'>, key: ReportKey): ReportText {
  return reportTextSchema.parse(key.open(`words:${row.contentVersion}`, row.sealedWords))
}

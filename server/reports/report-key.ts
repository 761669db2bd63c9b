import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import type { StoredReport } from './report-queries.ts'

/** @throws SealBroken */
export function reportKeyOf(
  { vault }: Pick<Application, 'vault'>,
  { row, wrappedKeys }: Pick<StoredReport, 'row' | 'wrappedKeys'>,
): ReportKey {
  return vault.openKey({ kind: 'report', id: row.id }, wrappedKeys)
}

import { transact } from '#server/events/transact.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { type PreviewedRow, previewRows } from './preview-import.ts'

export type ImportProposed = {
  /** What would happen to each row. */
  rows: PreviewedRow[]
  /** False where the file brings nothing new: then nothing is proposed. */
  isProposed: boolean
  /** When it counts without a second person, because there is none. */
  aloneFrom: Date | null
}

/**
 * Proposes the convictions of a file for the archive. They are public once a second person has confirmed them.
 *
 * @param csv as for `previewImport`
 * @throws SignInNeeded, RuleBroken as `previewImport`, and 'confirmation-needed'
 */
export const importArchive = useCase(
  'archive.import',
  async ({ application, actor }, csv: string): Promise<ImportProposed> =>
    transact(application, async (unit) => {
      const rows = await previewRows(unit.queries, csv, application.now())
      const records = rows.filter(({ verdict }) => verdict === 'new').length
      if (records === 0) return { rows, isProposed: false, aloneFrom: null }
      const subjectId = application.randomness.uuid()
      const { aloneFrom } = await propose(application, unit.queries, {
        ...{ act: 'archive_import', subjectId, proposedBy: actor.id, detail: { records } },
        seal: (place) => application.vault.seal(place, { csv }),
      })
      await unit.record(actor, { kind: 'archive_import.proposed', subjectId, detail: { records } })
      return { rows, isProposed: true, aloneFrom }
    }),
)

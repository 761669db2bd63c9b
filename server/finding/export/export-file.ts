import type { ExportFormat } from '#domain/finding/export-formats.ts'
import { useCase } from '#server/kernel/use-case.ts'
import type { Words } from '#words/words.ts'
import { exportList } from './export-list.ts'
import type { Exported } from './ticket.ts'
import { writeExport } from './write-export.ts'

type Wanted = { ticket: string; format: ExportFormat; words: Words['exportFile'] }

export type ExportFile = {
  format: ExportFormat
  /** The day in Nigeria on which it was made. */
  madeOn: string
  pieces: AsyncGenerator<string | Uint8Array<ArrayBuffer>>
}

/**
 * A list or a search as a file, piece by piece.
 *
 * @throws as `exportList`
 */
export const exportFile = useCase(
  'list.export',
  async ({ application, actor }, exported: Exported, wanted: Wanted): Promise<ExportFile> => {
    const { ticket, format, words } = wanted
    const list = await exportList(application, actor, exported, ticket)
    const { publicUrl } = application
    return { format, madeOn: list.about.madeOn, pieces: writeExport(format, list, { publicUrl, words }) }
  },
)

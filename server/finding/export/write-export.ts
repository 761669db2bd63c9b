import type { ExportFormat } from '#domain/finding/export-formats.ts'
import type { ListExport } from './export-list.ts'
import type { Site } from './export-row.ts'
import { csvOf } from './formats/csv.ts'
import { dossierOf } from './formats/dossier.ts'
import { followTheMoneyOf } from './formats/follow-the-money.ts'
import { linesOf } from './formats/json-lines.ts'
import { linkedDataOf } from './formats/linked-data.ts'
import { workbookOf } from './formats/workbook.ts'

type Write = (exported: ListExport, site: Site) => AsyncGenerator<string | Uint8Array<ArrayBuffer>>

const writers = {
  csv: csvOf,
  xlsx: workbookOf,
  jsonl: linesOf,
  jsonld: linkedDataOf,
  ftm: followTheMoneyOf,
  pdf: dossierOf,
} as const satisfies Record<ExportFormat, Write>

/** A file, piece by piece: what it is, its rows in the order of the list, and at its end whether it is whole. */
export function writeExport(format: ExportFormat, exported: ListExport, site: Site): ReturnType<Write> {
  return writers[format](exported, site)
}

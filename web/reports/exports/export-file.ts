import type { ExportFormat } from '#domain/finding/export-formats.ts'
import { readListFilters } from '#domain/finding/list-filters.ts'
import type { ExportFile } from '#server/finding/export/export-file.ts'
import type { Words } from '#words/words.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/jsonl; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
  ftm: 'application/jsonl; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<ExportFormat, string>

const endings = {
  ...{ csv: 'csv', xlsx: 'xlsx', jsonl: 'jsonl', jsonld: 'jsonld', ftm: 'ftm.json', pdf: 'pdf' },
} as const satisfies Record<ExportFormat, string>

/** What the address of a file asks for, as the page of exports wrote it. */
export function wantedBy<Format extends ExportFormat>(
  searchParams: URLSearchParams,
  format: Format,
  words: Words['exportFile'],
) {
  const { filters } = readListFilters(searchParams)
  const exported = { term: searchParams.get('q') ?? '', filters, folder: searchParams.get('folder') }
  return [exported, { ticket: searchParams.get('ticket') ?? '', format, words }] as const
}

/** A file that is sent while it is made. */
export function answerWith({ format, madeOn, pieces }: ExportFile): Response {
  return new Response(streamOf(pieces), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="fitila-${madeOn}.${endings[format]}"`,
    },
  })
}

// A reader that is slow, or leaves, is not written ahead of.
function streamOf(pieces: ExportFile['pieces']): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

import type { ExportFile } from '#server/finding/export/export-file.ts'

const types = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' } as const

/** A file that is sent while it is made. */
export function answerWith({ format, madeOn, pieces }: ExportFile): Response {
  return new Response(streamOf(pieces), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="fitila-${madeOn}.${format}"`,
    },
  })
}

// A reader that is slow, or leaves, is not written ahead of.
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

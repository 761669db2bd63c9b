import { writePdf } from '@fitila/formats/paper/write-pdf'

/** A text that is saved and not shown, and that no cache keeps. */
export function textDownload(name: string, text: string): Response {
  return download(name, text, 'text/plain; charset=utf-8')
}

/** As `textDownload`, for a table. */
export function csvDownload(name: string, csv: string): Response {
  return download(name, csv, 'text/csv; charset=utf-8')
}

/** As `textDownload`, for a paper. */
export function pdfDownload(name: string, paper: Paper): Response {
  return download(name, writePdf(paper), 'application/pdf')
}

type Paper = Parameters<typeof writePdf>[0]

function download(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(content, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

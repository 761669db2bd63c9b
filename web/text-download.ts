/** A text that is saved and not shown, and that no cache keeps. */
export function textDownload(name: string, text: string): Response {
  return download(name, text, 'text/plain')
}

/** As `textDownload`, for a table. */
export function csvDownload(name: string, csv: string): Response {
  return download(name, csv, 'text/csv')
}

function download(name: string, text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

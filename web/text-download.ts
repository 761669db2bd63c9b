/** A text that is saved and not shown, and that no cache keeps. */
export function textDownload(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

import type { Download } from '#server/writing/attachments/open-attachment.ts'

/** A download, and nothing else: it is never shown by the browser, whatever is in it. */
export function asDownload({ name, size, body }: Download): Response {
  return new Response(body, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(size),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

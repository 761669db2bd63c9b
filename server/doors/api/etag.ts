import { createHash } from 'node:crypto'
import { hasEtag } from '#server/doors/pages/header-list.ts'

/** An answer with the hash of its body as ETag, or 304 where the program has it already. */
export async function withEtag(request: Request, answer: Response): Promise<Response> {
  const body = Buffer.from(await answer.arrayBuffer())
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = new Headers(answer.headers)
  headers.set('ETag', etag)
  if (hasEtag(request.headers.get('if-none-match'), etag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, { status: 200, headers })
}

import { openAttachment } from '#server/writing/attachments/open-attachment.ts'
import { page } from '../door.ts'
import type { Route } from './+types/attachment'

const door = page('page.person')

/** A download, and nothing else: it is never shown by the browser, whatever is in it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const { id, attachment } = args.params
    const { name, size, body } = await openAttachment(application, actor, id, attachment)
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
  })
}

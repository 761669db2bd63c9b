import {
  type Download,
  openAttachment,
  openOwnAttachment,
} from '#server/writing/attachments/open-attachment.ts'
import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/attachment'

const door = page('page.person')

/** The owner gets their own file. Staff are led to the page that shows what is in it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const { id, attachment } = args.params
    const own = await openOwnAttachment(application, actor, id, attachment)
    return own ? asDownload(own) : redirectTo(previewOf(args.params))
  })
}

/** The original, for staff who pressed the button under the warning. */
export async function action(args: Route.ActionArgs) {
  const { id, attachment } = args.params
  const answer = await door.submission(args, async ({ application, actor }) =>
    asDownload(await openAttachment(application, actor, id, attachment)),
  )
  return answer instanceof Response ? answer : redirectTo(previewOf(args.params), 303)
}

function previewOf({ id, attachment }: { id: string; attachment: string }): string {
  return `/reports/${id}/attachments/${attachment}/preview`
}

/** A download, and nothing else: it is never shown by the browser, whatever is in it. */
function asDownload({ name, size, body }: Download): Response {
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

import { openAttachment, openOwnAttachment } from '#server/writing/attachments/open-attachment.ts'
import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/attachment'
import { asDownload } from './files/as-download.ts'

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

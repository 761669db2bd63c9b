import { readNotification } from '#server/notifications/read-notification.ts'
import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/read'

const door = page('page.person')

export function loader() {
  return redirectTo('/notifications')
}

/** Marks it as read and leads to the report. */
export async function action(args: Route.ActionArgs) {
  const answer = await door.submission(args, async ({ application, actor }) => {
    const reportId = await readNotification(application, actor, args.params.id)
    return redirectTo(reportId === null ? '/expert-dashboard' : `/reports/${reportId}`, 303)
  })
  return answer instanceof Response ? answer : redirectTo('/notifications', 303)
}

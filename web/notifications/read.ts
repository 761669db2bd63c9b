import { redirect } from 'react-router'
import { readNotification } from '#server/notifications/read-notification.ts'
import { page } from '../door.ts'
import type { Route } from './+types/read'

const door = page('page.person')

export function loader() {
  return redirect('/notifications')
}

/** Marks it as read and leads to the report. */
export async function action(args: Route.ActionArgs) {
  const answer = await door.submission(args, async ({ application, actor }) => {
    const reportId = await readNotification(application, actor, args.params.id)
    return redirect(`/reports/${reportId}`, 303)
  })
  return answer instanceof Response ? answer : redirect('/notifications', 303)
}

import { data } from 'react-router'
import { readAllNotifications } from '#server/notifications/read-notification.ts'
import { page } from '../door.ts'
import { redirectAfter, redirectTo } from '../redirect.ts'
import type { Route } from './+types/read-all'

const door = page('page.person')

export function loader() {
  return redirectTo('/notifications')
}

export async function action(args: Route.ActionArgs) {
  const answer = await door.submission(args, async ({ application, actor }, { stay }) => {
    await readAllNotifications(application, actor)
    // From the bell, which unfolds over any page.
    if (stay === 'yes') return data(null)
    return redirectAfter('/notifications', 'notifications-read')
  })
  return answer instanceof Response || answer.data === null ? answer : redirectTo('/notifications', 303)
}

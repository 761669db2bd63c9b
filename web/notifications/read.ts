import { isApplicationKind } from '#domain/notifications/applications.ts'
import type { OwnNewsKind } from '#domain/notifications/from-event.ts'
import { readNotification } from '#server/notifications/read-notification.ts'
import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/read'

const door = page('page.person')

export function loader() {
  return redirectTo('/notifications')
}

/** Marks it as read and leads to what it is about. */
export async function action(args: Route.ActionArgs) {
  const answer = await door.submission(args, async ({ application, actor }) => {
    const { reportId, kind } = await readNotification(application, actor, args.params.id)
    return redirectTo(reportId === null ? placeOf(kind) : `/reports/${reportId}`, 303)
  })
  return answer instanceof Response ? answer : redirectTo('/notifications', 303)
}

function placeOf(kind: string): string {
  const place = new Map<string, string>(Object.entries(placesOfOwnNews)).get(kind)
  if (place) return place
  else return isApplicationKind(kind) ? '/expert-management' : '/expert-dashboard'
}

const placesOfOwnNews = {
  'search.news': '/saved-searches',
  'list.news': '/name-lists',
  'team.for-you': '/organisation/folders',
  'team.seat-taken': '/organisation',
  'team.seat-ended': '/organisation',
} as const satisfies Record<OwnNewsKind, string>

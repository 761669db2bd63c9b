import { bellLength, listNotifications } from '#server/notifications/list-notifications.ts'
import { page } from '../door.ts'
import type { DataHandle } from '../shell/routers/build-of-pages.ts'
import type { Route } from './+types/newest'

const door = page('page.everyone')

export const handle: DataHandle = { isAskedBy: 'scripts' }

/** For the bell. A person who is logged out meanwhile gets an empty list rather than an error in the middle of another page. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, language }) => {
    const isLoggedIn = actor.kind === 'person'
    const page = isLoggedIn
      ? await listNotifications(application, actor, { length: bellLength, language })
      : null
    return { notifications: page?.notifications ?? [] }
  })
}

import { SignInNeeded } from '#domain/errors.ts'
import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/session-renewal'

const door = page('page.person')

export function loader() {
  return redirectTo('/')
}

/** An open page asks for it, see `web/shell/keep-session.ts`. Finding the session is what makes it last longer. */
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }) => {
    const session = await pageRequest.session()
    if (!session) throw new SignInNeeded()
    return { endsIn: secondsUntil(session.expiresAt, application.now()) }
  })
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
}

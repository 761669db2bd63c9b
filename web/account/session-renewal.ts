import { SignInNeeded } from '#domain/errors.ts'
import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import { readForm } from '../refused-form.ts'
import type { Route } from './+types/session-renewal'

const door = page('page.person')

export function loader() {
  return redirectTo('/')
}

/**
 * An open page asks for it, see `web/shell/keep-session.ts`. Finding the session is what makes it last longer. Without one the answer
 * is 401 before the form is looked at: the refusal of a form would give a person who logs out a new cookie.
 */
export function action(args: Route.ActionArgs) {
  return door.reading(args, async (carryOut) => {
    const form = (await readForm(args.request)) ?? {}
    return carryOut(form, async ({ application, pageRequest }) => {
      const session = await pageRequest.session()
      if (!session) throw new SignInNeeded()
      return { endsIn: secondsUntil(session.expiresAt, application.now()) }
    })
  })
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
}

import { page } from '../../door.ts'
import { redirectAway, redirectTo } from '../../redirect.ts'
import type { Route } from './+types/exit'
import { withQuickExit } from './leaving.ts'

const door = withQuickExit(page('page.everyone'))

/** For a visitor who opens the address by hand. */
export function loader() {
  return redirectTo('/report')
}

/** Ends the visit and leaves the site. Asks for no token: to end a visit helps no attacker, and waiting would hurt a source. */
export function action(args: Route.ActionArgs) {
  return door.visit(args, async ({ pageRequest }) => {
    await pageRequest.changeVisit(null)
    // A beacon of `leave` goes nowhere: its page left on its own, and may connect to no other site.
    if (args.request.headers.get('sec-fetch-mode') === 'no-cors') return new Response(null, { status: 204 })
    return redirectAway()
  })
}

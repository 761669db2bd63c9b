import { redirect } from 'react-router'
import { logOut } from '#server/people/log-out.ts'
import { redirectAfter } from '../redirect-after.ts'
import { submission } from '../visit.ts'
import type { Route } from './+types/logout'

/** Somebody who reloads the address, or whose form was stale, lands at home and not on an empty page. */
export function loader() {
  return redirect('/')
}

export async function action(args: Route.ActionArgs) {
  const answer = await submission(args, async ({ application, facts }) => {
    await logOut(application, facts.sessionToken)
    facts.changeSession(null)
    return redirectAfter('/', 'logged-out')
  })
  return answer instanceof Response ? answer : redirect('/', 303)
}

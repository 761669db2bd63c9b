import { page } from '../../door.ts'
import { jsonAnswer } from '../../json-answer.ts'
import { redirectTo } from '../../redirect.ts'
import type { Route } from './+types/source-uploads'
import { filesOfSender } from './files-of-sender.ts'

const door = page('page.everyone')

export function loader() {
  return redirectTo('/report')
}

/** Begins a file that will come in parts, of a form or of a visit with a code, or finds the one that was begun. */
export function action(args: Route.ActionArgs) {
  return jsonAnswer(() =>
    door.cookieless(args, async (visit, fields) =>
      (await filesOfSender(visit, fields.formNumber)).begin(fields),
    ),
  )
}

import { filesOfSender } from '#server/sources/files-of-source.ts'
import { page } from '../../door.ts'
import { jsonAnswer } from '../../json-answer.ts'
import { redirectTo } from '../../redirect.ts'
import type { Route } from './+types/source-uploads'

const door = page('page.everyone')

export function loader() {
  return redirectTo('/report')
}

/** Begins a file that will come in parts, of a form or of a visit with a code, or finds the one that was begun. */
export function action(args: Route.ActionArgs) {
  return jsonAnswer(() =>
    door.cookieless(args, async ({ application, pageRequest }, fields) => {
      const sender = { formNumber: fields.formNumber, source: await pageRequest.source() }
      const files = await filesOfSender(application, sender, pageRequest.caller())
      return files.begin(fields)
    }),
  )
}

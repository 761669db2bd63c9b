import { filesOfReport } from '#server/sources/files-of-source.ts'
import { page } from '../../door.ts'
import { jsonAnswer } from '../../json-answer.ts'
import { redirectTo } from '../../redirect.ts'
import type { Route } from './+types/report-uploads'

const door = page('page.person')

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(`/reports/${params.id}/files`)
}

/** Begins a file of a report that was sent, in parts, or finds the one that was begun. */
export function action(args: Route.ActionArgs) {
  return jsonAnswer(() =>
    door.submission(args, async ({ application, actor, pageRequest }, fields) => {
      const files = await filesOfReport(application, actor, args.params.id, pageRequest.caller())
      return files.begin(fields)
    }),
  )
}

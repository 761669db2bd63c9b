import { beginUpload } from '#server/writing/attachments/begin-upload.ts'
import { page } from '../door.ts'
import { jsonAnswer } from '../json-answer.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/uploads'

const door = page('page.person')

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(`/drafts/${params.draft}/files`)
}

/** Begins a file that will come in parts, or finds the one that was begun. */
export function action(args: Route.ActionArgs) {
  return jsonAnswer(() =>
    door.submission(args, ({ application, actor }, fields) =>
      beginUpload(application, actor, args.params.draft, fields),
    ),
  )
}

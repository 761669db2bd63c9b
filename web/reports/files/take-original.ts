import { takeOriginal } from '#server/writing/originals/take-original.ts'
import { redirectTo } from '../../redirect.ts'
import type { Route } from './+types/take-original'
import { takenFile } from './taken-file.ts'

const pageOf = (id: string) => `/reports/${id}/originals`

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(pageOf(params.id))
}

export function action(args: Route.ActionArgs) {
  const { id, attachment } = args.params
  return takenFile(args, pageOf(id), (application, actor) => takeOriginal(application, actor, id, attachment))
}

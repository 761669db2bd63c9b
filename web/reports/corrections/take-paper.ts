import { takePaper } from '#server/publishing/corrections/papers/open-paper.ts'
import { redirectTo } from '../../redirect.ts'
import { takenFile } from '../files/taken-file.ts'
import type { Route } from './+types/take-paper'

const pageOf = ({ request, paper }: Route.LoaderArgs['params']) =>
  `/correction-requests/${request}/papers/${paper}`

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(pageOf(params))
}

export function action(args: Route.ActionArgs) {
  const { request, paper } = args.params
  return takenFile(args, pageOf(args.params), (application, actor) =>
    takePaper(application, actor, request, paper),
  )
}

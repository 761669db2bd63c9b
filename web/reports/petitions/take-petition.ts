import { takePetition } from '#server/cases/petitions/take-petition.ts'
import { redirectTo } from '../../redirect.ts'
import { takenFile } from '../files/taken-file.ts'
import type { Route } from './+types/take-petition'

const pageOf = (id: string) => `/reports/${id}/petitions`

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(pageOf(params.id))
}

export function action(args: Route.ActionArgs) {
  const { id, petition } = args.params
  return takenFile(args, pageOf(id), (application, actor) => takePetition(application, actor, id, petition))
}

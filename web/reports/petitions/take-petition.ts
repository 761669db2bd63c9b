import { RuleBroken } from '#domain/errors.ts'
import { takePetition } from '#server/cases/petitions/take-petition.ts'
import { page } from '../../door.ts'
import { redirectTo } from '../../redirect.ts'
import { asDownload } from '../files/as-download.ts'
import type { Route } from './+types/take-petition'

const door = page('page.staff')

const pageOf = (id: string) => `/reports/${id}/petitions`

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(pageOf(params.id))
}

/** The archive itself. A route with a page would show the page instead. */
export async function action(args: Route.ActionArgs) {
  const { id, petition } = args.params
  const answer = await door.submission(args, async ({ application, actor }) =>
    asDownload(await takePetition(application, actor, id, petition)),
  )
  if (answer instanceof Response) return answer
  // There is no form here that could come back: the password is asked for on its own page, and what else was refused has its page.
  const code = answer.data.refused?.code ?? 'step-not-possible'
  if (code === 'confirmation-needed')
    return redirectTo(`/confirm?next=${encodeURIComponent(pageOf(id))}`, 303)
  return door.visit(args, async () => {
    throw new RuleBroken(code)
  })
}

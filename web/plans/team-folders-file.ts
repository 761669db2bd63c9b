import { exportTeamFolders } from '#server/plans/organisations/team/show-team.ts'
import { page } from '../door.ts'
import type { Route } from './+types/team-folders-file'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="folders.json"',
    }
    return new Response(await exportTeamFolders(application, actor), { headers })
  })
}

import { showBoardFile } from '#server/plans/organisations/boards/show-boards.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/file'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const { board, day } = args.params
    const csv = await showBoardFile(application, actor, board, day)
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="board-${day}.csv"`,
    }
    return new Response(csv, { headers })
  })
}

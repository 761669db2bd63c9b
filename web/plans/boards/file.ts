import { showBoardFile } from '#server/plans/organisations/boards/show-boards.ts'
import { page } from '../../door.ts'
import { csvDownload } from '../../text-download.ts'
import type { Route } from './+types/file'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const { board, day } = args.params
    const csv = await showBoardFile(application, actor, board, day)
    return csvDownload(`board-${day}.csv`, csv)
  })
}

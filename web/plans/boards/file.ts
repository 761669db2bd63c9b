import { showBoardFile } from '#server/plans/organisations/boards/show-boards.ts'
import { page } from '../../door.ts'
import { csvDownload, pdfDownload } from '../../text-download.ts'
import type { Route } from './+types/file'
import { paperOfBoard } from './paper-of-board.ts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { board, day } = args.params
    const file = await showBoardFile(application, actor, board, day)
    if (args.url.searchParams.get('as') !== 'pdf') return csvDownload(`board-${day}.csv`, file.csv)
    const texts = words('boards', 'sectorNames', 'kindTitles', 'methods')
    return pdfDownload(`board-${day}.pdf`, paperOfBoard(file, day ?? '', texts))
  })
}

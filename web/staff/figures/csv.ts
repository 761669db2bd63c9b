import { staffFiguresCsv } from '#server/cases/figures/staff-figures-csv.ts'
import { page } from '../../door.ts'
import { csvDownload } from '../../text-download.ts'
import type { Route } from './+types/csv'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    return csvDownload('figures-of-our-work.csv', await staffFiguresCsv(application, actor))
  })
}
